import { Outlet } from 'react-router-dom';
import { PrologueOffer } from './prologue-offer.js';

/** Around the pages a player comes to after signing up or in: the offer stands above them. */
export function PrologueOfferLayout() {
  return (
    <>
      <PrologueOffer />
      <Outlet />
    </>
  );
}
