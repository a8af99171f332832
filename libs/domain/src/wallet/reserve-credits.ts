import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd } from '../money.js';
import type { ReserveCredits } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import { declineReason, isAnswered, type WalletState } from './wallet.state.js';

export function reserveCredits(command: ReserveCredits, state: WalletState): Decision<WalletEvent> {
  const { playerId, gameId, turnId, turnNumber, priceVersion } = command;
  const amountMicroUsd = asPositiveMicroUsd(command.amountMicroUsd);
  if (isAnswered(state, gameId, turnNumber)) return nothingToDo();

  const reason = declineReason(state, amountMicroUsd);
  if (reason !== null)
    return accept({
      type: 'ReservationDeclined',
      data: {
        playerId,
        gameId,
        turnId,
        turnNumber,
        ceilingMicroUsd: amountMicroUsd,
        availableMicroUsd: state.availableMicroUsd,
        reason,
      },
    });
  return accept({
    type: 'CreditsReserved',
    data: { playerId, gameId, turnId, turnNumber, amountMicroUsd, priceVersion },
  });
}
