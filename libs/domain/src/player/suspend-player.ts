import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { forActivePlayer } from './active-player.js';
import type { SuspendPlayer } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';

export function suspendPlayer({ actId, at }: SuspendPlayer, state: PlayerState): Decision<PlayerEvent> {
  return forActivePlayer(state, (playerId) =>
    state.suspended || state.suspensionActs.includes(actId)
      ? nothingToDo()
      : accept({ type: 'PlayerSuspended', data: { playerId, actId, suspendedAt: at } }),
  );
}
