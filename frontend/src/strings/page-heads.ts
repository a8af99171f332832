/** Titles and descriptions of the public pages, for search and shared links; by the page's address. */
export const pageHeadStrings = {
  subtitle: 'A Text Game of History',
  /** The title of a window. */
  titled: (first: string, second: string) => `${first} \u00b7 ${second}`,
  home: {
    description:
      'Write what you do in Paris in 1789, Rome in 49 BC or Japan in 1582, and read what comes of it. A text game of history, free for three turns.',
  },
  landingOld: {
    title: 'A Text Game of History',
    description:
      'Command, argue and conspire in your own words, in three eras of history. The free prologue takes three turns and no account.',
  },
  frenchRevolution: {
    title: 'The French Revolution, 1789-1815',
    description:
      'Liberty or Death: 1789. Twelve people of the Revolution, from the Bastille to Waterloo, told turn by turn from what you write. Play the free prologue.',
  },
  romanRepublic: {
    title: 'The Roman Republic, 49-27 BC',
    description:
      'Imperator 49 B.C. Ten Romans, a river and five civil wars, told turn by turn from what you write. Play the free prologue.',
  },
  sengokuJapan: {
    title: 'Sengoku Japan, 1582-1603',
    description:
      'Shogun 1582. Eight daimyo, the day after Honnō-ji, told turn by turn from what you write. Play the free prologue.',
  },
  pressKit: {
    title: 'Press Kit',
    description: 'Facts, screenshots, film and logos of Rubicon, for journalists and creators, free to use.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What Rubicon keeps about its players, where, for how long, and how it goes.',
  },
  terms: { title: 'Terms', description: 'The terms under which Rubicon is played and paid for.' },
  tryFree: {
    title: 'Free Demo',
    description:
      'Three turns in revolutionary Paris, told from what you write. No account, no card: begin on 14 July 1789.',
  },
  demo: {
    title: 'Free Prologue',
    description:
      'Three turns in the French Revolution, in Caesar’s Rome or in Sengoku Japan. No account, no card: choose an era and begin.',
  },
  login: {
    title: 'Sign In',
    description:
      'Sign in to Rubicon, or make an account: your games and your credits wait where you left them.',
  },
  checkout: {
    title: 'Checkout',
    description: 'Full Game Access for one dollar, with a 30-day money-back guarantee.',
  },
};
