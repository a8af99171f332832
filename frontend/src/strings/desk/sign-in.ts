/** The gate of the desk: signing in, again, and not being of the desk's staff. */
export const deskSignInStrings = {
  title: 'Sign in to the desk',
  text: 'For staff. Players sign in on the game’s own page.',
  againTitle: 'You are signed out',
  againText: 'Your sign-in has ended. What you have typed is kept: sign in again, and go on.',
  name: 'Name',
  password: 'Password',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  failed: 'You could not be signed in. Try again.',
  or: 'or',
  provider: (name: string) => `Sign in with ${name}`,
  providerAside: 'It opens in a window of its own: this one keeps what you have typed.',
  providerSaid: {
    refused: 'Nobody of that name has been invited here. Ask for an invitation.',
    failed: 'The sign-in there did not come through. Try again, or sign in by password.',
  },
  goneTitle: 'This desk is no longer yours',
  notYoursTitle: 'This desk is not yours',
  goneText:
    'It is for support, and that role was taken from you. What you have typed is kept in this window.',
  notYoursText:
    'It is for support, and you do not have that role. There is no desk for auditors and operators yet.',
  whoAmI: (name: string) => `Signed in as ${name}.`,
  askAgain: 'Ask again',
  signOut: 'Sign out',
};
