/** The chronicle's panel on /game: what the narrator remembers. */
import type { ChronicleTopic } from '@rubicon/contracts';
import { plural } from './locale.js';

export const chronicleStrings = {
  title: 'The Chronicle',
  text: 'What the narrator remembers. Pin what it must keep in mind; correct or strike what is wrong. A change holds from the next turn on.',
  loading: 'Opening the chronicle...',
  notLoaded: 'The chronicle could not be opened',
  notLoadedText: 'Nothing of it is lost. Check the connection and try again.',
  empty: 'Nothing yet. Whom you meet, what you promise and what you hide is written here as you play.',
  counts: (lines: number, inMind: number) =>
    `${lines} ${plural(lines, { one: 'line', other: 'lines' })}, ${inMind} in the narrator\u2019s mind now`,
  groups: {
    people: 'People',
    places: 'Places',
    obligations: 'Promises and debts',
    wounds: 'Wounds and deaths',
    secrets: 'Secrets',
    factions: 'Factions',
    history: 'History bent',
  },
  topics: {
    person: 'Person',
    place: 'Place',
    promise: 'Promise',
    debt: 'Debt',
    wound: 'Wound',
    death: 'Death',
    secret: 'Secret',
    faction: 'Faction',
    history: 'History',
  } satisfies Record<ChronicleTopic, string>,
  /** @param topic null: it is known; @param settled what became of it, null: it is open */
  since: (topic: string | null, date: string, settled: string | null) =>
    [topic, settled, `since ${date}`].filter((part) => part !== null).join(' \u00b7 '),
  /** What became of a line that is settled. */
  settled: {
    person: 'past',
    place: 'past',
    promise: 'kept',
    debt: 'paid',
    wound: 'healed',
    death: 'past',
    secret: 'out',
    faction: 'past',
    history: 'past',
  } satisfies Record<ChronicleTopic, string>,
  marks: {
    inMind: 'In mind',
    inMindHint: 'The narrator had this before its eyes for the last turn.',
    corrected: 'Your words',
    struck: 'Struck out',
  },
  bent: (percent: number) => `${percent} % of what this era turns on went otherwise than in the books.`,
  notBent: 'So far all went as in the books.',
  insteadOf: 'In the books:',
  standing: {
    title: 'How you stand',
    /** From -100 to 100, each word up to its number. */
    words: [
      [-60, 'hunted'],
      [-25, 'hostile'],
      [-8, 'wary'],
      [8, 'indifferent'],
      [25, 'well disposed'],
      [60, 'friendly'],
      [100, 'one of their own'],
    ] as readonly (readonly [upTo: number, word: string])[],
  },
  pin: (subject: string) => `Pin: ${subject}`,
  pinHint: 'Pin: the narrator keeps it in mind',
  unpinHint: 'Unpin',
  correct: (subject: string) => `Correct: ${subject}`,
  correctHint: 'Correct',
  strike: (subject: string) => `Strike: ${subject}`,
  strikeHint: 'Strike',
  takeBack: 'Take back',
  takeBackOf: (subject: string) => `Take back: ${subject}`,
  editor: {
    label: (subject: string) => `What is so of ${subject}`,
    length: (length: number, max: number) => `${length} of ${max}`,
    save: 'Save',
  },
  said: {
    pinned: 'Pinned.',
    unpinned: 'No longer pinned.',
    struck: 'Struck. The narrator forgets it.',
    takenBack: 'Taken back. The narrator remembers it again.',
    corrected: 'Corrected.',
  },
  failed: 'The change could not be kept. Please try again.',
};
