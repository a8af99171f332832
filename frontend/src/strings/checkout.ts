/** /checkout and /thank-you. */
import { offerStrings } from './offers.js';

export const checkoutStrings = {
  title: 'Complete Your Purchase',
  securedBy: 'Secure checkout powered by Stripe',
  product: {
    bullets: [
      'Unlimited gameplay across all periods',
      'AI-powered narrative generation',
      'Save your progress',
      'Instant access after payment',
    ],
  },
  pay: (dollars: number) => `Pay $${dollars} - Play Now`,
  /** {signUp}: the link below. */
  noAccountNeeded:
    'No account is needed to pay: you make one afterwards, and your credits wait for it. Or {signUp} first.',
  signUp: 'sign up',
  /** {email}: the account's address. */
  creditsGoTo: 'Your credits go to the account of {email}.',
  guarantee: '30-day money-back guarantee.',
  /** {guarantee}: the words above, stressed. */
  terms: '{guarantee} Cancel anytime.',
  /** {unspent}: of what has no guarantee. */
  termsOfCredits: '{unspent} Cancel anytime.',
  guaranteeUsed: `You have used the guarantee, which is given once per player. ${offerStrings.refunds.unspent}`,
  badges: { ssl: 'SSL Secure', encrypted: 'Encrypted', pci: 'PCI Compliant' },
  back: 'Back to game',
  failed: 'Checkout Failed',
  claim: {
    title: 'Your credits wait for an account',
    text: (dollars: string) =>
      `Sign up or sign in on this browser, and ${dollars} is yours at once. The link in your receipt does the same anywhere else, for 30 days; after that you are refunded.`,
    signUp: 'Sign Up to receive them',
    withheld: {
      title: 'This purchase cannot be claimed now',
      payment_disputed:
        'The payment is disputed with the bank that made it. No account can claim it meanwhile; we write to the address you paid with when the bank has decided.',
      payment_returned:
        'The payment has been paid back, or is on its way back: nothing of it is left to claim.',
    },
  },
  order: {
    title: 'Order Details',
    transaction: 'Transaction',
    amount: 'Amount',
    status: 'Status',
    completed: 'Completed',
    receipt: 'Receipt',
  },
  thanks: {
    pageTitle: 'Thank You',
    confirming: 'Confirming your payment...',
    paid: 'Payment Successful!',
    title: 'Thank you',
    notes: {
      play: {
        title: 'Start playing',
        text: 'Choose an era and a figure; the first turn is a minute away.',
      },
      receipt: {
        title: 'Check your email for the receipt',
        text: 'It comes to the address you paid with.',
      },
      saved: {
        title: 'Progress saved automatically',
        text: 'Every turn is kept. You can close the page at any time.',
      },
    },
    credited: (dollars: string) => `The ${dollars} of credits went to your account.`,
    start: 'Start Playing Now',
    account: 'Go to My Account',
    /** {contact}: the address to write to. */
    questions: 'Questions? Write to {contact}.',
  },
};
