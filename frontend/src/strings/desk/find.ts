import { plural } from '../locale.js';

/** The screen on which a player is found. */
export const findStrings = {
  title: 'Find a player',
  how: 'Search by username, email, player id, or the transaction id that is read out: whole, or its last 8.',
  recorded: 'What you find is recorded, and players see it in their export.',
  found: (count: number) => `${count} ${plural(count, { one: 'answer', other: 'answers' })} to “{searched}”.`,
  nobody: 'Nobody answers to “{searched}”.',
  nobodyHint:
    'Email addresses are found whole; of a username its beginning will do, from three characters on, and of a transaction id its last 8.',
  results: 'Found',
  by: {
    username: 'Username',
    email: 'Email',
    player_id: 'Player id',
    transaction: 'Transaction',
  },
  erased: 'Erased',
  payment: (id: string) => `Payment ${id}`,
  unclaimed: 'A payment that nobody has claimed',
  attach: 'Attach it to a player…',
  attaching: 'You are attaching the payment {payment}. Find the player who paid; opening them opens the act.',
  notAttaching: 'Not now',
};
