/** What is sold, what a turn costs and what is paid back: said once, the same wherever it is offered. */
export const offerStrings = {
  products: {
    fullGame: 'Full Game Access',
    single: 'Single Game',
    basic: 'Basic Package',
    standard: 'Standard',
    premium: 'Premium',
  },
  tryIt: 'Try It',
  popular: 'Popular',
  chosen: 'Your choice',
  includes: (dollars: string, turns: number) => `includes ${dollars} of credits, about ${turns} turns`,
  turnPrice: 'About $0.03 per turn, charged for what it really used; credits never expire.',
  refunds: {
    fullGame: 'The $1 full game is paid back in full within 30 days, used or not, once per player.',
    others: 'The unspent part of any other purchase can be paid back.',
    unspent: 'The unspent part of this purchase can be paid back.',
  },
};
