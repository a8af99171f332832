/** The shell around the pages. */
export const appStrings = {
  skipLink: 'Skip to content',
  navigation: {
    name: 'Main',
    saved: 'Saved',
    logOut: 'Logout',
  },
  footer: {
    name: 'About Rubicon',
    privacy: 'Privacy',
    terms: 'Terms',
    pressKit: 'Press kit',
    cookieSettings: 'Cookie settings',
    game: 'Rubicon. A text game of history.',
    narration: 'Narrated by a language model; the people and the dates are real, the story is yours.',
    credits:
      'Set in Source Serif 4, IM Fell DW Pica, Cinzel and Shippori Mincho (SIL Open Font License); icons by Lucide (ISC).',
  },
  consent: {
    name: 'Cookie consent',
    privacyControl: 'Your browser sends Global Privacy Control. It counts as Reject: nothing is measured.',
    /** {privacy}: the link to the notice. */
    question:
      'May we measure what brings players here? Nothing is stored or loaded for it unless you accept. {privacy}',
    privacy: 'Privacy',
    accept: 'Accept',
    reject: 'Reject',
    closeAndReject: 'Close and reject',
  },
  /** Above the last sentence read, after paying. */
  leftOff: 'Your story stands here',
  unreachable: {
    title: 'Rubicon cannot be reached',
    text: 'Your games are safe. Check the connection and try again.',
  },
  notFound: {
    pageTitle: 'Not found',
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  },
  failure: {
    title: 'This page could not be shown',
    text: 'Something went wrong in the page, not in your game: every turn and every credit is kept on the server.',
    reload: 'Reload the Page',
  },
};
