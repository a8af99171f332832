/** Who may act: a registered player who has not asked to be erased. */
import { type Decision, refuse } from '@rubicon/eventsourcing';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';

/** Decides for an active player, and refuses every other. */
export function forActivePlayer(
  state: PlayerState,
  decide: (playerId: string) => Decision<PlayerEvent>,
): Decision<PlayerEvent> {
  if (state.playerId === null) return unknownPlayer();
  if (state.erasure !== 'none') return refuse('player_erased', 'This account is being deleted.');
  return decide(state.playerId);
}

export const unknownPlayer = (): Decision<PlayerEvent> =>
  refuse('unknown_player', 'There is no such player.');

export const unknownCharacter = (): Decision<PlayerEvent> =>
  refuse('unknown_character', 'There is no such character.');
