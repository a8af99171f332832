/** The product of the checkout. It is the only one sold there, and its price is the catalogue's, whatever the address says (decision 21). */
export const fullGame = {
  product: 'full-game',
  /** Dollars. */
  price: 1,
} as const;
