/** How buying credits went, on whichever page the checkout was left for or returned to (specification, section 8). */
export const paymentStrings = {
  purchased: 'Purchase Successful',
  tokensAdded: 'Tokens have been added to your account',
  succeeded: 'Payment Successful',
  creditsAdded: (dollars: string) => `${dollars} credits added to your account`,
  alreadyClaimed: (dollars: string) => `This purchase of ${dollars} is in your account already`,
  processingFailed: 'Payment Processing Error',
  creditsDelayed: 'Payment completed but credits may take a moment to appear',
  cancelled: 'Payment Cancelled',
  nothingCharged: 'Your payment was cancelled. No charges were made.',
  noCheckout: 'Failed to create checkout session',
  purchaseFailed: 'Purchase Failed',
  noSession: 'Unable to create payment session. Please try again.',
  notProcessed: 'Unable to process payment. Please try again.',
};
