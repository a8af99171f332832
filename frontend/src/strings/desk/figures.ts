import { plural } from '../locale.js';

const turns = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'turn', other: 'turns' })}`;

/** What waits and how long, turns a minute, times, failures and money: the operator's figures. */
export const figureStrings = {
  title: 'Figures',
  period: {
    label: 'Period',
    choices: { '15': '15 min', '60': '1 hour', '360': '6 hours', '1440': '1 day' } as const,
    of: (period: string) => `${period}, UTC`,
    malformed: 'No period can be read in this address: it is 5 to 1,440 minutes. Choose one above.',
  },
  /** How bad a figure is, for who does not see its colour. */
  tones: { warning: 'Look at it today', alarm: 'Look at it now' },
  now: {
    title: 'Now',
    waiting: 'Waiting',
    waitingText: 'turns that no narrator has taken',
    notAsked: 'Cannot be asked',
    notAskedText: 'The queue does not answer.',
    noneWaits: 'None waits.',
    next: (age: string) => `The next one for ${age}, pauses aside.`,
    free: 'Free slots',
    freeText: 'turns that could be begun now',
    noSlots: 'No narrator takes turns.',
    taken: (active: number, written: string, slots: string) =>
      `${written} of ${slots} ${plural(active, { one: 'is', other: 'are' })} taken.`,
    underWay: 'Without an outcome',
    underWayText: 'turns that wait, also in a pause, or are being told',
    oldest: (age: string) => `The oldest for ${age}.`,
    none: 'None.',
    cost: 'Cost of models today',
    costText: 'since midnight (UTC)',
    ofCap: (cap: string, percent: string) => `${percent} of the cap, ${cap}.`,
    noCap: 'There is no cap.',
    behind: 'Behind the log',
    behindText: 'events that the read models do not have',
    behindMost: (count: string) => `${count} or more`,
    hasAll: 'They have all.',
    reserves: 'Reserves open too long',
    reservesText: 'neither charged nor given back after 10 minutes',
    lanes: 'Parked lanes',
    lanesText: 'keys that a process cannot work on',
    erasures: 'Erasures overdue',
    erasuresText: 'asked for an hour ago or earlier',
    letters: 'Letters unsent',
    lettersText: 'that must go and have not',
    owed: 'Money owed',
    owedText: 'to somebody who has no wallet any more',
    payments: (count: number, written: string) =>
      `${written} ${plural(count, { one: 'payment', other: 'payments' })}.`,
  },
  charts: {
    title: 'Turns a minute',
    names: { submitted: 'Sent', told: 'Told', failed: 'Failed' },
    total: (total: string, minutes: number, written: string, most: string, at: string) =>
      `${total} in ${written} ${plural(minutes, { one: 'minute', other: 'minutes' })}; most at ${at}, ${most}.`,
    nothing: (minutes: number, written: string) =>
      `None in ${written} ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
    stopped: (count: number, written: string) =>
      `${turns(count, written)} ${plural(count, { one: 'was', other: 'were' })} stopped by ${plural(count, { one: 'its player', other: 'their players' })}, beside those told.`,
    table: 'The figures, as a table',
    tableText: 'Minutes in which something happened.',
    tableNone: 'Nothing happened in any minute.',
    columns: { at: 'Minute', submitted: 'Sent', told: 'Told', stopped: 'Stopped', failed: 'Failed' },
  },
  times: {
    title: 'How long it took',
    waited: 'Waited for a narrator',
    waitedText: 'Time in pauses is counted too.',
    told: 'Told, from then on',
    p50: 'Half of them, at most',
    p95: '95 % of them, at most',
    of: (count: number, written: string) =>
      `Of ${turns(count, written)} that ${plural(count, { one: 'was', other: 'were' })} measured.`,
    none: 'None',
    noneMeasured: 'No turn was measured.',
  },
  failures: {
    title: 'Why turns failed',
    code: 'Code',
    turns: 'Turns',
    none: 'No turn failed.',
  },
  money: {
    title: 'What a turn leaves',
    margin: 'Margin of a turn',
    none: 'None',
    noneText: 'No turn was told or stopped.',
    charged: 'Charged',
    cost: 'Taken by models',
  },
};
