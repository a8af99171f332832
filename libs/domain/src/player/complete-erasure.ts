import { accept, type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import type { CompleteErasure } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { unknownPlayer } from './refusals.js';

export function completeErasure(command: CompleteErasure, state: PlayerState): Decision<PlayerEvent> {
  const { playerId } = state;
  if (playerId === null) return unknownPlayer();
  if (state.erasure === 'done') return nothingToDo();
  if (state.erasure === 'none')
    return refuse('erasure_not_requested', 'Nobody asked for this account to be deleted.');
  return accept({ type: 'PlayerErased', data: { playerId, erasedAt: command.at } });
}
