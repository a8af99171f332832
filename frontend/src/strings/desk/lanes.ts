import { plural } from '../locale.js';

const lanes = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'lane', other: 'lanes' })}`;
const is = (count: number) => plural(count, { one: 'is', other: 'are' });

/** What process managers cannot work on, and what operators do about it. */
export const laneStrings = {
  title: 'Parked lanes',
  text: 'A lane is the work of a process on one key: a game, a payment, a player. It is parked when it has failed five times in a row; others go on.',
  none: 'No lane is parked.',
  noneLikeThis: 'No parked lane is like this: it works again, or never stood still.',
  all: 'Show all',
  listed: (listed: string, all: string) =>
    `The ${listed} that are parked for longest are shown here, of ${all}.`,
  notRun: (processes: string) =>
    `Nobody runs ${processes} now. Nothing of it is tried until somebody does, and then everything.`,
  filter: {
    label: 'Which lanes',
    all: (count: string) => `All ${count}`,
    key: 'Key',
    show: 'Show',
    ofKey: (key: string) => `Key ${key}`,
    notOfKey: 'Of any key',
  },
  found: (count: number, written: string) => `${lanes(count, written)} ${is(count)} parked.`,
  foundLikeThis: (count: number, written: string) => `${lanes(count, written)} ${is(count)} like this.`,
  table: 'Parked lanes, the oldest first',
  columns: { lane: 'Lane', why: 'Why', since: 'Parked for', tries: 'Tries' },
  asked: 'asked for',
  facts: {
    why: 'Why',
    code: 'Code',
    parkedAt: 'Parked since',
    lastTriedAt: 'Last tried',
    /** @param age in words */
    ago: (age: string) => `{at} UTC, ${age} ago`,
    tries: 'Tries',
    inARow: (count: string) => `${count} in a row`,
    event: 'Stands at',
    noEvent: 'No event asks for its work',
    position: (position: string) => `position ${position}`,
    key: 'Key',
    theKey: 'the key',
  },
  goesOn: {
    eachMinute: 'It is tried again every minute. When it works it is gone from here.',
    asked: 'Somebody has asked for it: it is tried in a moment.',
    notRun: 'Nobody runs its process now. Once somebody does, everything of it is tried anew.',
  },
  hanging: 'Its turns that hang',
  severalKinds: {
    /** Before their names. */
    text: (kinds: string) => `They are of ${kinds} kinds, and not driven on all at once. Choose one:`,
    between: ', ',
    end: '.',
    one: 'The chosen lane alone goes on with {key}.',
  },
  effect: {
    counting: 'They are being counted.',
    tried: (count: number, written: string) => `${lanes(count, written)} will be tried at once.`,
    none: 'None of them is parked any more: nothing is to be done.',
    ofProcess: (process: string, count: number, written: string) => `${lanes(count, written)} of ${process}.`,
    notRun: (process: string) => `Nobody runs ${process} now: it is tried once somebody does.`,
    failsAgain: 'What still fails stays parked, with one try more.',
  },
  drive: {
    open: 'Drive on…',
    openOne: 'Drive this one on…',
    title: (kind: string) => `Drive on ${kind}`,
    titleOne: 'Drive this lane on',
    submit: 'Drive on',
    submitCounted: (count: number, written: string) => `Drive ${lanes(count, written)} on`,
    done: (count: number, written: string) => `${lanes(count, written)} ${is(count)} tried now.`,
    doneBefore: 'Somebody else has asked for it already.',
    doneAllBefore: 'Somebody else has asked for all of them already.',
    someBefore: (count: number, written: string) =>
      `Somebody else has asked for ${lanes(count, written)} before.`,
    nothing: 'Nothing was parked any more.',
    shows: 'The list shows what comes of it.',
    failed: 'They could not be driven on. Try again.',
  },
};
