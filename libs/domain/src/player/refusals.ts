/** Every refusal of a player: its code, and the sentence fit to show to the player. */
import { refuser } from '../refuser.js';
import { MAX_CHARACTERS } from './player.state.js';

export const playerRefusals = {
  unknown_player: 'There is no such player.',
  player_erased: 'This account is being deleted.',
  account_suspended: 'This account is suspended. Its stories, its data and its refunds stay open to you.',
  erasure_not_requested: 'Nobody asked for this account to be deleted.',
  unknown_character: 'There is no such character.',
  too_many_characters: `You can keep ${MAX_CHARACTERS} characters of your own.`,
  idempotency_key_reused: 'This Idempotency-Key was used before, with another request.',
};

export const refuse = refuser(playerRefusals);
