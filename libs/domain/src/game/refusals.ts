/** Every refusal of a game: its code, and the sentence fit to show to the player. */
import { refuser } from '../refuser.js';

export const gameRefusals = {
  game_not_found: 'There is no such game.',
  game_deleted: 'This game has been deleted.',
  game_exists: 'This game was started already, in another way.',
  idempotency_key_reused: 'This Idempotency-Key was used before, with another request.',
  turn_pending: 'A turn of this game is still being written.',
  game_moved_on: 'This game has moved on in another tab.',
  game_ended: 'This story has ended. Go back to an earlier turn to tell it otherwise.',
  unknown_turn: 'There is no such turn to go back to.',
  unknown_branch: 'There is no branch that begins there.',
  unknown_line: 'The chronicle has no such line.',
  unknown_share: 'There is no such link.',
  too_many_shares: 'This game has many open links. Please revoke one first.',
};

export const refuse = refuser(gameRefusals);
