import { plural } from '../locale.js';

const turns = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'turn', other: 'turns' })}`;
const slots = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'slot', other: 'slots' })}`;
const is = (count: number) => plural(count, { one: 'is', other: 'are' });
const finish = (count: number) => plural(count, { one: 'finishes', other: 'finish' });
const wait = (count: number) => plural(count, { one: 'waits', other: 'wait' });

/** The narrators that run, what each tells, and what operators decide of them. */
export const narratorStrings = {
  title: 'Narrators',
  totals: {
    label: 'All of them',
    slots: 'Slots',
    slotsText: 'turns that can be told at once',
    active: 'Being told',
    activeText: 'players’ turns, now',
    waiting: 'Waiting',
    waitingText: 'that no narrator has taken',
    unknown: 'Cannot be asked',
  },
  none: 'No narrator runs. Turns wait until one is started: it takes what waits, in order.',
  nobodyTakes: 'Nobody takes turns: what waits goes on waiting until a narrator is woken or given slots.',
  choose: 'Choose a narrator to see what it does and to decide of it.',
  unheard: {
    title: (name: string) => `${name} is not heard any more`,
    text: 'No process of this name has said for ten seconds that it runs: it has ended, or it hangs. What it was telling is handed to another narrator within about ten seconds more, as soon as one has a free slot; nothing is charged twice. What was decided of it holds again once it is heard.',
  },
  table: 'Narrators that run',
  columns: { name: 'Name', slots: 'Slots', tells: 'Tells', since: 'Runs since', version: 'Version' },
  modes: { takes_turns: 'Takes turns', quiet: 'Quiet', drained: 'Drained' },
  modeTexts: {
    takes_turns: 'It takes turns as it has free slots.',
    quiet: 'It finishes what it tells, and begins nothing until it is woken.',
    drained:
      'What had no word yet was handed back, the rest is finished; it begins nothing until it is woken, also when it is started again.',
  },
  ending: 'Ends',
  endingText: 'It was told to end, and finishes what is under way.',
  notHeard: 'Not heard yet',
  notHeardText: 'It does not yet do as was decided: it hears of it in a moment.',
  ofConfigured: (configured: string) => `of ${configured}`,
  longest: (time: string) => `longest ${time}`,
  prologues: (count: number, written: string) =>
    `and ${written} ${plural(count, { one: 'prologue', other: 'prologues' })}`,
  facts: {
    slots: 'Slots now',
    slotsSet: 'Decided',
    asConfigured: 'Nothing, as configured',
    slotsConfigured: 'Configured',
    turns: 'Tells',
    noTurn: 'No turn',
    turnsLongest: (count: number, written: string, time: string) =>
      `${turns(count, written)}, the longest for ${time}`,
    prologues: 'Prologues',
    version: 'Version',
    roles: 'Does',
    startedAt: 'Runs since',
    /** @param age in words */
    ago: (age: string) => `{at} UTC, ${age} ago`,
  },
  process: (instance: string) => `Process ${instance}`,
  bearers: (written: string) =>
    `${written} processes bear this name: what is decided of it holds for all of them.`,
  effect: {
    tellsNone: 'It tells no turn now.',
    finish: (count: number, written: string) => `${turns(count, written)} ${finish(count)} there.`,
    handedBack: (count: number, written: string) =>
      `${turns(count, written)} ${is(count)} under way there: what has no word yet is handed back at once, the rest finishes.`,
    prologuesFinish: (count: number, written: string) =>
      `${written} ${plural(count, { one: 'prologue finishes', other: 'prologues finish' })} there.`,
    wait: (count: number, written: string) =>
      count === 0 ? 'No turn waits.' : `${turns(count, written)} ${wait(count)} for a free slot.`,
    waitingUnknown: 'The queue cannot be asked how many turns wait.',
    left: (count: number, written: string, before: string) =>
      `${slots(count, written)} ${is(count)} there for all turns then, ${before} now.`,
    noneLeft: 'No slot is left: nobody takes turns, and what waits goes on waiting.',
    ends: 'Its process ends when it has finished. Started again, it rests until it is woken.',
    goesOn: (roles: string) => `Its process does not end: it does other work (${roles}).`,
    opens: (count: number, written: string) => `${slots(count, written)} ${is(count)} opened there.`,
    unknown: 'Give a number to see what it does.',
    onceWoken: (count: number, written: string) =>
      `It rests. Once it is woken it has ${slots(count, written)}.`,
    atOnce: (count: number, written: string) => `It tells ${turns(count, written)} at once, from now on.`,
    finishFirst: (count: number, written: string, most: string) =>
      `${turns(count, written)} ${is(count)} under way there and ${finish(count)}; it begins one when it tells fewer than ${most}.`,
    forAll: (written: string) => `It holds for all ${written} processes of this name.`,
    meanwhile: (mode: string) => `It stands otherwise by now: ${mode}.`,
    gone: 'None of this name runs any more.',
    outcome: (
      finishes: number,
      writtenFinishes: string,
      waiting: number | null,
      writtenWaiting: string | null,
      left: number,
      writtenLeft: string,
    ) =>
      [
        `${turns(finishes, writtenFinishes)} ${finish(finishes)} there`,
        ...(waiting === null || writtenWaiting === null ? [] : [`${writtenWaiting} ${wait(waiting)}`]),
        `${slots(left, writtenLeft)} ${is(left)} left.`,
      ].join(', '),
  },
  /** Whoever it is said to has not been told that the call takes `evenTheLast`. */
  last: 'No other narrator takes turns: all would wait, and players would not be told why. Pause narration instead, or do it all the same.',
  allTheSame: 'Do it all the same',
  quiet: {
    open: 'Quiet…',
    title: (name: string) => `Quiet ${name}`,
    done: (name: string) => `${name} is quiet.`,
    failed: 'It could not be quieted. Try again.',
  },
  drain: {
    open: 'Drain…',
    title: (name: string) => `Drain ${name}`,
    done: (name: string) => `${name} is drained.`,
    failed: 'It could not be drained. Try again.',
  },
  wake: {
    open: 'Wake…',
    title: (name: string) => `Wake ${name}`,
    done: (name: string) => `${name} takes turns.`,
    failed: 'It could not be woken. Try again.',
  },
  slots: {
    open: 'Change slots…',
    title: (name: string) => `Change the slots of ${name}`,
    now: (set: string | null, configured: string) =>
      set === null
        ? `It has ${configured}, as configured.`
        : `An operator gave it ${set}; configured are ${configured}.`,
    amount: 'Turns that it tells at once',
    amountWrong: 'Give a whole number from 0 to 1,000',
    submit: (count: number, written: string) => `Give it ${slots(count, written)}`,
    asConfigured: 'As configured again',
    submitNone: 'Give it no slots',
    submitAsConfigured: 'Slots as configured again',
    submitUnknown: 'Change its slots',
    done: (name: string, count: number, written: string) => `${name} has ${slots(count, written)}.`,
    doneAsConfigured: (name: string) => `${name} has its slots as configured.`,
    failed: 'Its slots could not be changed. Try again.',
  },
};
