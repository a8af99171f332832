import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { forActivePlayer } from './active-player.js';
import type { LiftSuspension } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';

export function liftSuspension({ actId, at }: LiftSuspension, state: PlayerState): Decision<PlayerEvent> {
  return forActivePlayer(state, (playerId) =>
    !state.suspended || state.suspensionActs.includes(actId)
      ? nothingToDo()
      : accept({ type: 'SuspensionLifted', data: { playerId, actId, liftedAt: at } }),
  );
}
