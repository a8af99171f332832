import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { UnlockFullGame } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { forActivePlayer } from './active-player.js';

export function unlockFullGame(command: UnlockFullGame, state: PlayerState): Decision<PlayerEvent> {
  const { paymentId } = command;
  return forActivePlayer(state, (playerId) =>
    state.unlockedBy.includes(paymentId)
      ? nothingToDo()
      : accept({ type: 'FullGameUnlocked', data: { playerId, paymentId } }),
  );
}
