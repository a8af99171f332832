import { type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asMicroUsdFromZero } from '../money.js';
import { acceptAndFreezeMissing } from './freeze-missing.js';
import { sharesFor } from './lots.js';
import type { CaptureReservation } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';

export function captureReservation(command: CaptureReservation, state: WalletState): Decision<WalletEvent> {
  const { playerId, turnId } = command;
  const reservation = state.openReservations[turnId];
  if (!reservation) return nothingToDo();

  const chargedMicroUsd = Math.min(asMicroUsdFromZero(command.chargeMicroUsd), reservation.amountMicroUsd);
  return acceptAndFreezeMissing(playerId, state, {
    type: 'ReservationCaptured',
    data: {
      playerId,
      gameId: reservation.gameId,
      turnId,
      turnNumber: reservation.turnNumber,
      chargedMicroUsd,
      returnedMicroUsd: reservation.amountMicroUsd - chargedMicroUsd,
      returnedTo: 'available',
      lots: sharesFor(state, chargedMicroUsd),
    },
  });
}
