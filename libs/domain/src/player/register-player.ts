import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { RegisterPlayer } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';

export function registerPlayer(command: RegisterPlayer, state: PlayerState): Decision<PlayerEvent> {
  if (state.playerId !== null) return nothingToDo();
  const { playerId, at } = command;
  return accept({ type: 'PlayerRegistered', data: { playerId, registeredAt: at } });
}
