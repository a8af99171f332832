import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { RequestErasure } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { refuse } from './refusals.js';

export function requestErasure(command: RequestErasure, state: PlayerState): Decision<PlayerEvent> {
  const { playerId } = state;
  if (playerId === null) return refuse('unknown_player');
  if (state.erasure !== 'none') return nothingToDo();
  return accept({ type: 'PlayerErasureRequested', data: { playerId, requestedAt: command.at } });
}
