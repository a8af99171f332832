/** The product of the checkout. It is the only one sold there, and its price is the catalogue's, whatever the address says (decision 21). */
export const fullGame = {
  product: 'full-game',
  name: 'Full Game Access',
  /** Dollars. */
  price: 1,
  bullets: [
    'Unlimited gameplay across all periods',
    'AI-powered narrative generation',
    'Save your progress',
    'Instant access after payment',
  ],
} as const;
