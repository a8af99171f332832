/**
 * What one event of a wallet moves, as the read models tell it: one place for the balance and the statement, so that the lines
 * of a statement always sum to its totals. Micro-dollars.
 */
import type { StatementEntryKind } from '@rubicon/contracts';
import type { WalletEvent } from '@rubicon/domain';

export interface WalletMovement {
  readonly kind: StatementEntryKind;
  readonly available: number;
  readonly reserved: number;
  readonly held: number;
  readonly frozen: number;
  readonly purchased: number;
  readonly granted: number;
  readonly charged: number;
  /** Refunded, clawed back or forfeited: gone without having been played; what comes back of it counts against it. */
  readonly withdrawn: number;
}

const still = {
  available: 0,
  reserved: 0,
  held: 0,
  frozen: 0,
  purchased: 0,
  granted: 0,
  charged: 0,
  withdrawn: 0,
};

export function movementOf(event: WalletEvent): WalletMovement {
  switch (event.type) {
    case 'CreditsPurchased': {
      const { amountMicroUsd } = event.data;
      return { ...still, kind: 'purchased', purchased: amountMicroUsd, available: amountMicroUsd };
    }
    case 'CreditsGranted': {
      const { amountMicroUsd, reasonCode } = event.data;
      const kind = reasonCode === 'goodwill' ? 'goodwill' : 'granted';
      return { ...still, kind, granted: amountMicroUsd, available: amountMicroUsd };
    }
    case 'CreditsReserved': {
      const { amountMicroUsd } = event.data;
      return { ...still, kind: 'reserved', available: -amountMicroUsd, reserved: amountMicroUsd };
    }
    case 'ReservationDeclined':
      return { ...still, kind: 'declined' };
    case 'ReservationCaptured': {
      const { chargedMicroUsd, returnedMicroUsd, returnedTo } = event.data;
      return {
        ...still,
        kind: 'captured',
        reserved: -(chargedMicroUsd + returnedMicroUsd),
        charged: chargedMicroUsd,
        [returnedTo]: returnedMicroUsd,
      };
    }
    case 'ReservationReleased': {
      const { returnedMicroUsd, returnedTo } = event.data;
      return { ...still, kind: 'released', reserved: -returnedMicroUsd, [returnedTo]: returnedMicroUsd };
    }
    case 'ReservationVoided':
      return { ...still, kind: 'voided' };
    case 'RefundHeld': {
      const { creditsReturnedMicroUsd } = event.data;
      return {
        ...still,
        kind: 'refund_held',
        available: -creditsReturnedMicroUsd,
        held: creditsReturnedMicroUsd,
      };
    }
    case 'RefundSettled': {
      const { creditsReturnedMicroUsd } = event.data;
      return {
        ...still,
        kind: 'refund_settled',
        held: -creditsReturnedMicroUsd,
        withdrawn: creditsReturnedMicroUsd,
      };
    }
    case 'RefundReleased': {
      const { creditsReturnedMicroUsd, returnedTo } = event.data;
      return {
        ...still,
        kind: 'refund_released',
        held: -creditsReturnedMicroUsd,
        [returnedTo]: creditsReturnedMicroUsd,
      };
    }
    case 'RefundReversed': {
      const { creditsReturnedMicroUsd } = event.data;
      return {
        ...still,
        kind: 'refund_reversed',
        available: creditsReturnedMicroUsd,
        withdrawn: -creditsReturnedMicroUsd,
      };
    }
    case 'CreditsFrozen': {
      const { amountMicroUsd } = event.data;
      return { ...still, kind: 'frozen', available: -amountMicroUsd, frozen: amountMicroUsd };
    }
    case 'CreditsUnfrozen': {
      const { amountMicroUsd } = event.data;
      return { ...still, kind: 'unfrozen', frozen: -amountMicroUsd, available: amountMicroUsd };
    }
    case 'CreditsClawedBack': {
      const { amountMicroUsd } = event.data;
      return { ...still, kind: 'clawed_back', frozen: -amountMicroUsd, withdrawn: amountMicroUsd };
    }
    case 'DisputeWrittenOff':
      return { ...still, kind: 'written_off' };
    case 'CreditsReinstated': {
      const { amountMicroUsd } = event.data;
      return { ...still, kind: 'reinstated', available: amountMicroUsd, withdrawn: -amountMicroUsd };
    }
    case 'CreditsForfeited': {
      const { amountMicroUsd, frozenMicroUsd } = event.data;
      return {
        ...still,
        kind: 'forfeited',
        available: frozenMicroUsd - amountMicroUsd,
        frozen: -frozenMicroUsd,
        withdrawn: amountMicroUsd,
      };
    }
    default: {
      const unknown: never = event;
      throw new TypeError(`unhandled wallet event: ${JSON.stringify(unknown)}`);
    }
  }
}
