import { plural } from '../locale.js';

const turns = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'turn', other: 'turns' })}`;
const fail = (count: number) => plural(count, { one: 'fails', other: 'fail' });
const had = (count: number) => plural(count, { one: 'had', other: 'had' });

/** Turns that have been pending for too long, and their end by operators. */
export const hangingStrings = {
  title: 'Turns that hang',
  text: 'Turns without an outcome for longer than they should be. Time in which narration was paused does not count.',
  givenUp: (limit: string) =>
    `A turn that is without an outcome for ${limit} is given up by itself, free of charge. Older ones are kept by something.`,
  malformed:
    'No filter can be read in this address: the minutes are a whole number from 1 to 525,600, and the game is its id. Choose above.',
  filter: {
    label: 'For how long',
    minutes: { '1': '1 min', '2': '2 min', '5': '5 min', '10': '10 min', '60': '1 hour' } as const,
    otherMinutes: (written: string) => `${written} min`,
    kinds: 'Of which games',
    all: 'All games',
    parked: 'Parked ones',
    game: 'Game, by its id',
    gameWrong: 'This is no id of a game.',
    show: 'Show',
    ofGame: (id: string) => `Game ${id}`,
    notOfGame: 'Of any game',
  },
  figures: {
    label: 'What hangs',
    count: 'Hanging',
    countText: (minutes: string) => `turns, for ${minutes} or longer`,
    oldest: 'The oldest',
    oldestText: 'since it was sent',
    noOldest: 'None',
    reserved: 'Reserved',
    reservedText: 'of their players’ credits',
  },
  list: {
    label: 'The oldest of them',
    sent: 'Sent',
    waited: 'Without an outcome for',
    game: 'Game',
    ofGame: (id: string) => `Those of game ${id} alone`,
    turn: 'Turn',
    reserved: 'Reserved',
    more: (written: string) => `${written} more are not listed.`,
  },
  none: (minutes: string) => `No turn hangs for ${minutes} or longer.`,
  before: 'Before you fail them',
  beforeTexts: {
    narrators: 'Narrators that take turns tell what waits, and only what is told is charged.',
    parked: 'A game that is parked comes through by itself once what keeps it is mended.',
  },
  toNarrators: 'See the narrators',
  toLanes: 'See the parked games',
  effect: {
    counting: 'They are being counted.',
    none: 'None of them hangs any more: nothing is to be done.',
    fail: (count: number, written: string, amount: string) =>
      `${turns(count, written)} ${fail(count)}, ${amount} of reserves go back.`,
    failNoReserve: (count: number, written: string) =>
      `${turns(count, written)} ${fail(count)}. Nothing is reserved for ${plural(count, { one: 'it', other: 'them' })}.`,
    told: (count: number) =>
      `${plural(count, { one: 'Its player reads', other: 'Their players read' })} that it hung and that we ended it. They pay nothing, and can send their text again.`,
    calls: (most: string, calls: string) =>
      `A call fails ${most} of them, the oldest first: ${calls} calls follow one another.`,
    keeps: 'What comes to its end meanwhile keeps it.',
    lasts: 'It stands in the log under your id, and cannot be undone.',
  },
  progress: (done: string, all: string) => `${done} of ${all} have failed.`,
  stops: 'Close this to stop after the call that is under way.',
  act: {
    open: 'Fail with release…',
    title: 'Fail turns that hang',
    reasonHint:
      'It may be left out. 10 to 500 characters. It names nobody: it stays with each turn for ever.',
    submitUnknown: 'Fail them',
    submit: (count: number, written: string) => `Fail ${turns(count, written)}`,
    failed: 'That could not be done. Try again.',
    soFar: (count: number, written: string) => `${turns(count, written)} ${had(count)} failed before that.`,
  },
  outcome: {
    failed: (count: number, written: string) =>
      count === 0 ? 'No turn failed.' : `${turns(count, written)} failed, with release.`,
    endedBefore: (count: number, written: string) =>
      `${turns(count, written)} had come to ${plural(count, { one: 'its', other: 'their' })} end before, and ${plural(count, { one: 'keeps', other: 'keep' })} it.`,
    notEnded: (count: number, written: string) =>
      `${turns(count, written)} could not be failed, or not quite: the log says why.`,
    left: (count: number, written: string) =>
      `${turns(count, written)} ${plural(count, { one: 'is', other: 'are' })} left.`,
    nothing: 'Somebody else was quicker: every one of them had come to its end.',
  },
};
