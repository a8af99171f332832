import { plural } from '../locale.js';

/** The screen on which a player is found. */
export const findStrings = {
  title: 'Find a player',
  how: 'Search by username, email, player id, or the transaction id that is read out: whole, or its last 8.',
  recorded: 'What you find is recorded, and players see it in their export.',
  found: (count: number) =>
    `${count} ${plural(count, { one: 'player answers', other: 'players answer' })} to “{searched}”.`,
  nobody: 'Nobody answers to “{searched}”.',
  nobodyHint:
    'Names and addresses are found whole, not in part. Of a transaction id the last 8 characters will do.',
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
