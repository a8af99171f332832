import { useProfile } from '../../lib/queries/profile.js';
import { checkoutStrings } from '../../strings/checkout.js';
import { offerStrings } from '../../strings/offers.js';

/** What the guarantee is to whoever is signed in: it is given once. */
export function GuaranteeOfPlayer() {
  const profile = useProfile();
  return profile.data?.guaranteeUsed ? checkoutStrings.guaranteeUsed : offerStrings.refunds.fullGame;
}
