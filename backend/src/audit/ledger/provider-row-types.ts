/** The provider's words for rows of its balance that belong to no payment: it pays us out, or charges us. */
export const payoutsAndFees: readonly string[] = [
  'payout',
  'payout_cancel',
  'payout_failure',
  'payout_minimum_balance_hold',
  'payout_minimum_balance_release',
  'stripe_fee',
  'stripe_fx_fee',
  'tax_fee',
];
