import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { acceptAndFreezeMissing } from './freeze-missing.js';
import type { ReleaseReservation } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import { isAnswered, type WalletState } from './wallet.state.js';

export function releaseReservation(command: ReleaseReservation, state: WalletState): Decision<WalletEvent> {
  const { playerId, gameId, turnId, turnNumber } = command;
  const reservation = state.openReservations[turnId];
  if (reservation)
    return acceptAndFreezeMissing(playerId, state, {
      type: 'ReservationReleased',
      data: {
        playerId,
        gameId: reservation.gameId,
        turnId,
        turnNumber: reservation.turnNumber,
        returnedMicroUsd: reservation.amountMicroUsd,
        returnedTo: 'available',
      },
    });
  if (isAnswered(state, gameId, turnNumber)) return nothingToDo();
  return accept({ type: 'ReservationVoided', data: { playerId, gameId, turnId, turnNumber } });
}
