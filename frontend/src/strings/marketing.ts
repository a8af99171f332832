/** The public pages about the game: /, /landing-old, and what the periods' pages share. */
import { commonStrings } from './common.js';

export const marketingStrings = {
  playPrologue: 'Play free prologue',
  /** Beside every offer for a dollar (decision 19). */
  offer: `$1 once, no subscription: ${commonStrings.dollarNote}.`,
  hero: {
    /** {break}: a new line where there is room for two. */
    title: 'Some rivers {break}are crossed once.',
    text: 'Rubicon is a game of history told in words. Be a deputy in Paris, a consul of Rome, a daimyo of Owari, or someone of your own making; write what you do, and read what comes of it.',
    goOn: 'Continue Your Legacy',
    demo: 'Try Free Demo',
    full: 'Full Game $1 Only',
    begin: 'Begin Your Legacy',
  },
  screenshots: {
    title: 'You write. History answers.',
    text: 'No cards to draw, no map to click. A page of story, three moves it thinks you might make, and a line for the one it did not think of.',
    carousel: 'carousel',
    slide: 'slide',
    position: (number: number, count: number, caption: string) => `${number} of ${count}: ${caption}`,
    previous: 'Previous screenshot',
    next: 'Next screenshot',
    list: 'Screenshots',
    numbered: (number: number, caption: string) => `Screenshot ${number}: ${caption}`,
  },
  eras: {
    title: 'Three worlds at the moment they break',
    invitations: {
      french_revolution:
        'Paris is hungry, the Estates are sitting, and the Bastille still stands. By tonight one of the three will not be so.',
      roman_republic:
        'A legion waits on the wrong bank of a small river. The Senate is watching, and has already voted.',
      sengoku_japan:
        'Nobunaga is dead in a burning temple. Every lord in Japan is counting spears, and yours are being counted too.',
    },
    learnMore: 'Learn more',
    /** After it, for those who hear the link alone. */
    about: (era: string) => `: ${era}`,
  },
  /** What the game does that others of its kind do not; each holds in the code (docs/architecture.md). */
  features: {
    title: 'A narrator that keeps its word',
    list: [
      {
        title: 'It remembers',
        text: 'People, promises, debts and deaths stand in a chronicle that you can read, pin and correct. The dead stay dead.',
      },
      {
        title: 'It can be told otherwise',
        text: 'Take a turn back, hear it told differently, go on from any day. Every path is kept and drawn, to return to or compare.',
      },
      {
        title: 'It does not decide',
        text: 'The narrator proposes what an act is worth; the rules of the game dispose. Your standing moves by them, not by a mood.',
      },
      {
        title: 'It shows the bill',
        text: 'Every turn has a receipt: what was set aside, what was used, what was charged. A turn that fails costs nothing.',
      },
    ],
  },
  film: {
    title: 'Half a minute on three fronts',
    play: 'Play the film',
    pause: 'Pause the film',
    seconds: (seconds: number) => `${seconds} s`,
    unsupported: 'Your browser does not support the video tag.',
  },
  /** Section 9 of the specification, last paragraph; each sentence is true (docs/privacy.md says where it is kept). */
  privacy: {
    title: 'Privacy and data collection',
    /** {privacy}, {terms}: the links. */
    inFull: 'In full: {privacy} and {terms}.',
    notice: 'privacy notice',
    terms: 'terms',
    /** {contact}: the address to write to. */
    questions: 'Questions: {contact}',
    /** {what}: what the sentence is about, stressed. */
    statements: [
      {
        what: 'Payments',
        text: '{what} are made through a card payment provider. Rubicon never sees a card number.',
      },
      {
        what: 'The narrative',
        text: '{what} is written by a large language model. It is sent your game, not your username or email address.',
      },
      { what: 'Game content', text: '{what} is not used for model training.' },
      {
        what: 'Account deletion',
        text: '{what} removes all data: who you were and what you wrote. The payment provider keeps its receipts for as long as the law says.',
      },
      {
        what: 'GDPR and CCPA',
        text: '{what} are complied with: you can see, correct, take along and erase what is kept about you, and nothing is sold.',
      },
    ],
  },
  statistics: {
    title: 'Rubicon in figures',
    players: (count: number) => (count === 1 ? 'player' : 'players'),
    scenarios: (count: number) => (count === 1 ? 'scenario begun' : 'scenarios begun'),
    /** What the percentage counts is said with it (decision 30). */
    conversion: 'of players bought credits',
    percent: (rate: number) => `${rate}%`,
    /** Instead of figures, while all of them are nothing. */
    none: 'Nobody has crossed yet. The first page is yours.',
  },
  /** At the page's end. */
  close: {
    title: 'The die is in your hand.',
    text: 'Three turns are free, and they begin at once.',
    goOnText: 'Your story waits where you left it.',
  },
  landingOld: {
    title: 'Take the place of someone who mattered.',
    text: 'Three free turns in Paris, Rome or Owari. No account, no card, nothing to install: you read, you decide, and the age answers.',
    worlds: 'Three worlds, three beginnings',
    captions: {
      french_revolution: 'Paris, 14 July 1789',
      roman_republic: 'The Rubicon, 10 January 49 BC',
      sengoku_japan: 'Japan, the summer of 1582',
    },
  },
  periods: {
    moments: 'Three critical moments',
    unlock: 'Unlock full game - $1',
  },
};
