import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { CompleteErasure } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { refuse } from './refusals.js';

export function completeErasure(command: CompleteErasure, state: PlayerState): Decision<PlayerEvent> {
  const { playerId } = state;
  if (playerId === null) return refuse('unknown_player');
  if (state.erasure === 'done') return nothingToDo();
  if (state.erasure === 'none') return refuse('erasure_not_requested');
  return accept({ type: 'PlayerErased', data: { playerId, erasedAt: command.at } });
}
