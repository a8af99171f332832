import { Outlet, useSearchParams } from 'react-router-dom';
import { namedOffer } from '../../../lib/payments/offers.js';
import { PrologueOffer } from './prologue-offer.js';

/** Around the pages a player comes to after signing up or in: the offer stands above them, or below what the player has come to buy. */
export function PrologueOfferLayout() {
  const [params] = useSearchParams();
  const comesToBuy = namedOffer(params) !== null;
  return (
    <>
      {!comesToBuy && <PrologueOffer />}
      <Outlet />
      {comesToBuy && <PrologueOffer />}
    </>
  );
}
