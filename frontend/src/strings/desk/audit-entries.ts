import { plural } from '../locale.js';

/** The events of the ledger under a figure. */
export const entriesStrings = {
  title: 'Entries',
  table: 'Entries, newest first',
  filters: {
    label: 'Which are shown',
    account: 'Account',
    anyAccount: 'Any account',
    money: 'Money',
    anyMoney: 'In, out or neither',
    moneys: { in: 'Paid in', out: 'Paid out' },
    kind: 'What about',
    anyKind: 'Anything',
    item: 'Its id',
    player: 'Player id',
    show: 'Show',
    clear: 'Show all',
  },
  sums: 'What they come to',
  sumOf: (account: string) => `${account}, over all of them`,
  zero: 'They come to zero.',
  events: (shown: string, count: number) => `${shown} ${plural(count, { one: 'entry', other: 'entries' })}`,
  none: 'No event of the ledger is like this.',
  columns: { at: 'Time, UTC', says: 'What happened', item: 'About', posts: 'Posts' },
  more: 'Show older ones',
  ofItem: 'All of this',
  ofPlayer: 'All of this player',
};
