import { plural } from '../locale.js';

/** What stands around every screen of the support desk, and what several of them say. */
export const shellStrings = {
  desk: 'Support desk',
  windowTitle: (screen: string) => `${screen} – Support desk – Rubicon`,
  skipLink: 'Skip to the screen',
  navigation: 'Screens',
  screens: {
    find: 'Find a player',
    approvals: 'Approvals',
    reports: 'Reports',
    sessions: 'Sign-ins',
  },
  waiting: (count: number) => `${count} ${plural(count, { one: 'waits', other: 'wait' })}`,
  search: 'Search players',
  searchHint: 'Name, email, id',
  signOut: 'Sign out',
  signOutFailed: 'You could not be signed out. Try again.',
  keys: 'Keys',
  roles: { support: 'Support', auditor: 'Auditor', operator: 'Operator' },
  loading: 'Loading…',
  notLoaded: 'This could not be loaded.',
  askAgain: 'Ask again',
  masked: (length: number) =>
    length === 0
      ? 'Masked'
      : `Masked, ${length} ${plural(length, { one: 'character', other: 'characters' })}`,
  erased: 'Erased',
  you: (name: string) => `${name} (you)`,
  reasonTooShort: 'Give a reason of at least 10 characters',
  notDone: 'That did not work. Try again.',
  unreachable: 'The server cannot be reached.',
  notFound: 'No such screen',
  notFoundText: 'There is nothing at this address of the desk.',
  failed: 'This screen failed',
  failedText: 'What it showed is lost; nothing that was recorded is.',
  reload: 'Load it again',
  keyboard: {
    title: 'Keys',
    everywhere: 'Everywhere',
    lists: 'In lists and timelines',
    replay: 'In a replay',
    rows: {
      search: 'search players',
      keys: 'show these keys',
      escape: 'close, or leave a field',
      next: 'next row',
      previous: 'previous row',
      open: 'open it',
      stepBack: 'one event back',
      stepOn: 'one event on',
    },
  },
};
