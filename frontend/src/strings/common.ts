/** What several features say. */
export const commonStrings = {
  product: 'Rubicon',
  loading: 'Loading...',
  spinner: 'Loading',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  close: 'Close',
  closeNotification: 'Close notification',
  saving: 'Saving...',
  saveChanges: 'Save Changes',
  processing: 'Processing...',
  error: 'Error',
  home: 'Home',
  games: 'Games',
  account: 'Account',
  signIn: 'Sign In',
  availableCredits: 'Available credits',
  buyCredits: 'Buy Credits',
  suspended: {
    title: 'This account is suspended',
    text: 'It plays and buys nothing until we lift that. Your stories, your data and your refunds stay open to you. Questions: {contact}.',
  },
  profileFailed: 'Failed to fetch profile',
  /** Beside every offer for a dollar (decision 19). */
  dollarNote: 'includes $1.00 of credits, about 33 turns',
  stats: { influence: 'Influence', reputation: 'Reputation', resources: 'Resources' },
};
