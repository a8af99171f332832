/** The two free prologues, and the offer to go on with one. */
import { plural } from './locale.js';

export const demoStrings = {
  loading: 'Loading demo...',
  takeAction: 'Take Action',
  length: (length: string, max: string) => `${length} of ${max} characters`,
  tooLong: 'Input Too Long - Please keep your input under 500 characters.',
  limitedOffer: 'Limited offer: $1 for 24 hours',
  /** Played in the browser, at /demo. */
  prologue: {
    title: 'Free Prologue',
    turn: (turn: number, turns: number) => `Turn ${turn}/${turns}`,
    save: 'Save',
    saved: 'Progress Saved',
    savedText: 'Your demo progress has been saved locally',
    unlock: 'Unlock Full Game - $1',
    story: 'The Story Unfolds',
    whatNext: 'What will you do?',
    placeholder: 'What will you do? Command armies, issue decrees, negotiate with enemies...',
    telling: 'The wheel of history turns...',
    turnsRemaining: (turns: number) => `${turns} turns remaining in free prologue`,
    context: 'Historical context',
    yourAction: 'Your Action:',
    /** {label}: the words above; {action}: what was typed. */
    action: '{label} {action}',
    character: 'Character',
    standing: { authority: 'Authority', unrest: 'Public Unrest', resources: 'Resources' },
    end: {
      title: 'Your Free Prologue Ends Here',
      text: (character: string) =>
        `${character} has more to decide. With an account the story goes on from this page, turn by turn, for as long as you can hold on to what you have begun.`,
      unlock: 'Unlock Full Game - Only $1',
      later: 'Save Progress & Continue Later',
      home: 'Return to homepage',
    },
  },
  /** Played on the server, at /try-free. */
  tryFree: {
    name: 'Free demo',
    telling: 'Shaping destiny...',
    intro: {
      eyebrow: 'Free demo, three turns',
      who: 'You are a Deputy to the National Convention. It is 14 July 1789, and Paris is looking for powder.',
      how: 'No account, no card: what you write is what you do.',
    },
    tutorial: {
      progress: (step: number, steps: number) => `How it is played, ${step} of ${steps}`,
      story: {
        title: 'Story Area',
        text: 'Here Paris tells you what has happened, and what came of what you did. Read it: people in it remember, and so does the crowd.',
      },
      input: {
        title: 'Custom Input',
        text: 'Take one of the three suggestions, or write what you do in your own words: a speech, an order, a letter, a lie. Enter sends it; up to 500 characters.',
      },
      status: {
        title: 'Character Status',
        text: 'Influence, Reputation and Resources move with every turn. They are what Paris will still let you do tomorrow.',
      },
      skip: 'Skip and begin',
      back: 'Back',
      next: 'Next',
      begin: 'Begin the Revolution',
    },
    notLoaded: 'Your demo could not be loaded',
    notLoadedText: 'It is kept. Check the connection and try again.',
    notStarted: 'Demo Start Failed',
    notStartedText: 'Unable to start demo. Please try again.',
    notProcessed: 'Processing Failed',
    notProcessedText: 'Unable to process your action. Please try again.',
    kept: 'What you typed is kept.',
    rest: {
      notCounted: 'Your turn was not counted. Send it again later.',
      instead: 'The other free prologue needs no narrator, and all three eras are open in it.',
    },
    limit: {
      title: 'The narrator has put down the pen',
      instead: 'It needs no narrator, and all three eras are open in it.',
      play: 'Play the free prologue',
    },
    story: 'Story',
    opening: 'The opening',
    complete: 'Demo Complete',
    playedIn: (minutesAndSeconds: string) => `\u00b7 played in ${minutesAndSeconds}`,
    timePlayed: 'Time played',
    turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
    turnsPlayed: 'Turns played',
    nextMove: 'Your Next Move',
    ownAction: 'Your own action',
    placeholder: 'Write what you do, in your own words...',
    status: 'Character Status',
    ending: {
      soon: 'The demo is ending soon: two turns are left.',
      final: 'Final turn! Continue for $1',
    },
    features: {
      title: 'Demo Features',
      list: [
        'Three turns, told for you alone',
        'Write anything, or take a suggestion',
        'No account: this browser remembers for 7 days',
        'Sign up later and go on from here',
      ],
    },
    offer: {
      unlock: 'Unlock Story for $1',
      goOn: 'Continue Demo',
      whatNext: {
        title: 'What Happens Next?',
        text: 'One turn of the demo is left. The whole story goes on from it: every turn is kept, and all three eras are open.',
      },
      stay: {
        title: "Wait! Don't Leave Yet",
        text: 'Your story is in the middle of a sentence. It is kept here for 7 days; with the full game it is kept for good.',
      },
    },
    completion: {
      title: 'Your story need not end here',
      text: 'Sign up and go on with the same deputy, from the very sentence you have reached.',
      table: 'The free demo beside the full game',
      full: 'Full game',
      no: 'No',
      /** `free` null: not in it. */
      rows: [
        { what: 'Turns', free: '3', full: 'Unlimited' },
        { what: 'Eras', free: '1', full: 'All 3' },
        { what: 'Figures to play', free: '1', full: '30, and your own' },
        { what: 'Progress', free: '7 days', full: 'Saved for good' },
        { what: 'Difficulties', free: null, full: '3 in each era' },
        { what: 'Historical questions', free: null, full: 'Answered' },
      ],
      goOn: 'Continue for $1 Only',
      home: 'Back to Home',
    },
  },
  /** With an account: the prologue becomes a game. */
  continuing: {
    title: 'Continue your prologue',
    text: 'The turns you have played become the first pages of your new game. Nothing is charged for them.',
    played: (title: string, date: string, turns: number) =>
      `${title}, ${date}, ${turns} ${plural(turns, { one: 'turn', other: 'turns' })} played`,
    pending: 'Opening the book...',
    goOn: (character: string) => `Continue as ${character}`,
    decline: 'No, begin anew',
    failed: 'Prologue Not Continued',
    failedText: 'Your prologue is kept. Please try again.',
  },
};
