/** The page anybody can read who was given a link to a story. */
import { plural } from './locale.js';

export const sharedStoryStrings = {
  loading: 'Opening the story...',
  /** Above the title. */
  eyebrow: {
    french_revolution: 'A story of the French Revolution',
    roman_republic: 'A story of the Roman Republic',
    sengoku_japan: 'A story of Sengoku Japan',
  },
  /** @param turns written as the language writes numbers */
  extent: (turnCount: number, turns: string) =>
    `${turns} ${plural(turnCount, { one: 'turn', other: 'turns' })}`,
  period: (from: string, to: string) => (from === to ? from : `${from} \u2013 ${to}`),
  played:
    'Played in Rubicon, turn by turn, by someone who wrote what the character did. What is in italics is theirs.',
  story: 'The story',
  opening: 'The opening',
  more: 'Read on',
  loadingMore: 'Turning the page...',
  moreFailed: 'The next pages could not be loaded.',
  soFar: 'So far',
  soFarText: 'This is where the story was shared. It may have gone on since.',
  endings: {
    death: 'Death',
    triumph: 'Triumph',
    last_day: 'The last day',
  },
  begin: {
    title: 'Yours would go otherwise',
    text: 'Three eras, their people, and whatever you write. The first three turns are free and need no account.',
    free: 'Begin your own story',
    account: 'Make an account',
  },
  gone: {
    title: 'This story is not here',
    pageTitle: 'Story not found',
    text: 'The link was taken back by whoever shared it, or was never quite right. Ask them for a new one, or begin a story of your own.',
    home: 'What is Rubicon?',
  },
  failed: {
    title: 'The story could not be opened',
    text: 'Check the connection and try again.',
  },
};
