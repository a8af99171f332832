import { plural } from '../locale.js';

/** A period at a glance: what does not fit, what it came to, day by day. */
export const overviewStrings = {
  title: 'Overview',
  period: (period: string) => `${period}, UTC`,
  asOf: (position: string) => `Everything up to position ${position} is in it.`,
  exceptions: {
    title: 'Open exceptions',
    worst: 'The largest that are open',
    none: 'Nothing is open.',
    columns: { cause: 'Cause', item: 'About', owner: 'Owner', age: 'Age', amount: 'Amount' },
    all: (count: string) => `All ${count}`,
    byCause: 'By cause',
    of: (cause: string, state: string) => `${cause}, ${state.toLowerCase()}`,
  },
  explained: {
    title: 'Explained',
    unexplained: (unexplained: string, volume: string) => `${unexplained} is unexplained; ${volume} moved.`,
    all: (volume: string) => `${volume} moved.`,
    waiting: (count: string, of: number) =>
      `${count} explained ${plural(of, { one: 'waits', other: 'wait' })} for another auditor`,
    accepted: (count: string) => `${count} accepted`,
  },
  totals: {
    label: 'Totals',
    period: 'In the period',
    revenue: 'Revenue',
    paidIn: 'Paid in',
    paidOut: 'Paid out',
    modelCost: 'Cost of models',
    margin: 'Margin',
    marginOf: 'Revenue less cost of models, before the provider’s fees',
    marginBefore: (guarantee: string, writtenOff: string) =>
      `Before ${guarantee} for the guarantee and ${writtenOff} written off`,
    granted: (amount: string) => `and ${amount} charged to granted credits`,
    net: (amount: string) => `Net ${amount}`,
    clearing: 'In clearing at its end',
    inTransit: (amount: string) => `${amount} of payments that have cleared since`,
    liability: 'Owed to players at its end',
    paid: 'Liability, paid',
    grantedLiability: 'Liability, granted',
    together: 'Together',
    opening: (amount: string) => `Opening ${amount}`,
    ofIt: (account: string) => `Of it ${account.toLowerCase()}`,
    provider: 'At the provider',
    charged: 'Charged',
    refunded: (refunded: string, disputed: string) => `${refunded} refunded, ${disputed} disputed`,
    other: (amount: string) => `${amount} of other movements`,
    fees: 'Fees',
    netOfProvider: 'Net',
    payouts: 'Paid out to us',
    awaiting: 'Awaiting settlement',
    awaitingSince: (age: string) => `The oldest for ${age}`,
    fetched: 'Fetched until',
    neverFetched: 'Never fetched',
  },
  adjustments: {
    title: 'Adjustments of earlier months',
    text: 'Came after their month was closed, and stands in this period.',
    of: (month: string) => `Of ${month}`,
  },
  charts: {
    title: 'Day by day',
    names: { revenue: 'Revenue', liability: 'Liability', unexplained: 'Unexplained, by the day it began' },
    series: {
      revenue: 'Revenue',
      liabilityPaid: 'Paid',
      liabilityGranted: 'Granted',
      unexplained: 'Unexplained',
    },
    total: (total: string, days: number, most: string, day: string) =>
      `${total} in ${days} ${plural(days, { one: 'day', other: 'days' })}; most on ${day}, ${most}.`,
    nothing: (days: number) =>
      `Nothing on ${plural(days, { one: 'this day', other: `any of these ${days} days` })}.`,
    level: (name: string, first: string, last: string, most: string, day: string) =>
      `${name}: from ${first} to ${last}, at most ${most} on ${day}.`,
    table: 'The figures, as a table',
    day: 'Day',
    none: 'The period has no day yet.',
  },
};
