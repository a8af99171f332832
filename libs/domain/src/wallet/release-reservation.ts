import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ReleaseReservation } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import { isAnswered, returnPot, type WalletState } from './wallet.state.js';

export function releaseReservation(command: ReleaseReservation, state: WalletState): Decision<WalletEvent> {
  const { playerId, gameId, turnId, turnNumber } = command;
  const reservation = state.openReservations[turnId];
  if (reservation)
    return accept({
      type: 'ReservationReleased',
      data: {
        playerId,
        gameId: reservation.gameId,
        turnId,
        turnNumber: reservation.turnNumber,
        returnedMicroUsd: reservation.amountMicroUsd,
        returnedTo: returnPot(state),
      },
    });
  if (isAnswered(state, gameId, turnNumber)) return nothingToDo();
  return accept({ type: 'ReservationVoided', data: { playerId, gameId, turnId, turnNumber } });
}
