/** What people of the three worlds might say of the game: invented, and said to be (decision 17). */
import type { GameType } from '@rubicon/contracts';

interface Quote {
  readonly era: GameType;
  readonly words: string;
  readonly speaker: string;
}

const said: readonly [Quote, Quote, Quote] = [
  {
    era: 'roman_republic',
    words:
      'I told the consul to wait for the Senate. He typed four words and crossed. I have been explaining those four words to the Senate ever since.',
    speaker: 'A senator, lately of Rome, writing from a villa he did not choose',
  },
  {
    era: 'french_revolution',
    words:
      'It remembered my pamphlet. Eleven months and one constitution later a man read it back to me, across a table, with the door locked.',
    speaker: 'A pamphleteer of the Palais-Royal, no fixed address',
  },
  {
    era: 'sengoku_japan',
    words:
      'My lord asked what rice cost before he asked who had betrayed him. I have served three daimyo; he is the first I expect to outlive the year.',
    speaker: 'The steward of a daimyo, counting',
  },
];

export const quoteStrings = {
  title: 'Overheard on the far bank',
  invented: 'Fiction: we made these people up. None of them has played, paid or existed.',
  marked: (words: string) => `\u201c${words}\u201d`,
  said,
};
