/** Who may act: a registered player who has not asked to be erased. */
import type { Decision } from '@rubicon/eventsourcing';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { refuse } from './refusals.js';

/** Decides for an active player, and refuses every other. */
export function forActivePlayer(
  state: PlayerState,
  decide: (playerId: string) => Decision<PlayerEvent>,
): Decision<PlayerEvent> {
  if (state.playerId === null) return refuse('unknown_player');
  if (state.erasure !== 'none') return refuse('player_erased');
  return decide(state.playerId);
}
