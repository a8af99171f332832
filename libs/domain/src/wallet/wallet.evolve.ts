/** Folds what happened to a wallet into what it must remember. */
import { microUsdFromCents } from '../money.js';
import { unhandled } from '../unhandled.js';
import { payBack, takeFromLots } from './lots.js';
import type { WalletEvent } from './wallet.events.js';
import type { LastAnswer, Lot, WalletState } from './wallet.state.js';

export function evolveWallet(state: WalletState, event: WalletEvent): WalletState {
  switch (event.type) {
    case 'CreditsPurchased':
      return withLot(state, event.data.paymentId, 'purchase', event.data.amountMicroUsd);
    case 'CreditsGranted':
      return withLot(state, event.data.grantId, 'grant', event.data.amountMicroUsd);
    case 'CreditsReserved': {
      const { gameId, turnId, turnNumber, amountMicroUsd } = event.data;
      return {
        ...state,
        availableMicroUsd: state.availableMicroUsd - amountMicroUsd,
        reservedMicroUsd: state.reservedMicroUsd + amountMicroUsd,
        openReservations: { ...state.openReservations, [turnId]: { gameId, turnNumber, amountMicroUsd } },
        lastAnswers: answered(state, gameId, { turnNumber, declined: null }),
      };
    }
    case 'ReservationDeclined': {
      const { gameId, turnNumber, reason } = event.data;
      return { ...state, lastAnswers: answered(state, gameId, { turnNumber, declined: reason }) };
    }
    case 'ReservationVoided': {
      const { gameId, turnNumber } = event.data;
      return { ...state, lastAnswers: answered(state, gameId, { turnNumber, declined: null }) };
    }
    case 'ReservationCaptured': {
      const { turnId, chargedMicroUsd, returnedMicroUsd, returnedTo, lots } = event.data;
      return {
        ...returned(state, returnedTo, returnedMicroUsd),
        reservedMicroUsd: state.reservedMicroUsd - chargedMicroUsd - returnedMicroUsd,
        openReservations: without(state.openReservations, turnId),
        lots: takeFromLots(state.lots, lots),
      };
    }
    case 'ReservationReleased': {
      const { turnId, returnedMicroUsd, returnedTo } = event.data;
      return {
        ...returned(state, returnedTo, returnedMicroUsd),
        reservedMicroUsd: state.reservedMicroUsd - returnedMicroUsd,
        openReservations: without(state.openReservations, turnId),
      };
    }
    case 'RefundHeld': {
      const { refundId, paymentId, kind } = event.data;
      const { creditsReturnedMicroUsd, moneyRefundedCents, guaranteeCostMicroUsd } = event.data;
      return {
        ...state,
        availableMicroUsd: state.availableMicroUsd - creditsReturnedMicroUsd,
        heldMicroUsd: state.heldMicroUsd + creditsReturnedMicroUsd,
        refunds: {
          ...state.refunds,
          [refundId]: {
            status: 'held',
            paymentId,
            kind,
            creditsReturnedMicroUsd,
            moneyRefundedCents,
            guaranteeCostMicroUsd,
          },
        },
      };
    }
    case 'RefundSettled': {
      const { refundId, paymentId, creditsReturnedMicroUsd, moneyRefundedCents } = event.data;
      const left = takeFromLots(state.lots, [{ lotId: paymentId, amountMicroUsd: creditsReturnedMicroUsd }]);
      return {
        ...state,
        heldMicroUsd: state.heldMicroUsd - creditsReturnedMicroUsd,
        lots: payBack(left, paymentId, microUsdFromCents(moneyRefundedCents)),
        refunds: closedRefund(state, refundId, 'settled'),
      };
    }
    case 'RefundReleased': {
      const { refundId, creditsReturnedMicroUsd, returnedTo } = event.data;
      return {
        ...returned(state, returnedTo, creditsReturnedMicroUsd),
        heldMicroUsd: state.heldMicroUsd - creditsReturnedMicroUsd,
        refunds: closedRefund(state, refundId, 'released'),
      };
    }
    case 'CreditsFrozen': {
      const { disputeId, amountMicroUsd } = event.data;
      return {
        ...state,
        availableMicroUsd: state.availableMicroUsd - amountMicroUsd,
        frozenMicroUsd: state.frozenMicroUsd + amountMicroUsd,
        disputes: { ...state.disputes, [disputeId]: 'open' },
      };
    }
    case 'CreditsUnfrozen': {
      const { disputeId, amountMicroUsd } = event.data;
      return {
        ...state,
        availableMicroUsd: state.availableMicroUsd + amountMicroUsd,
        frozenMicroUsd: state.frozenMicroUsd - amountMicroUsd,
        disputes: { ...state.disputes, [disputeId]: 'closed' },
      };
    }
    case 'CreditsClawedBack': {
      const { paymentId, amountMicroUsd } = event.data;
      const left = takeFromLots(state.lots, [{ lotId: paymentId, amountMicroUsd }]);
      return {
        ...state,
        frozenMicroUsd: state.frozenMicroUsd - amountMicroUsd,
        lots: payBack(left, paymentId, amountMicroUsd),
      };
    }
    case 'DisputeWrittenOff':
      return { ...state, lots: payBack(state.lots, event.data.paymentId, event.data.amountMicroUsd) };
    case 'CreditsForfeited':
      return {
        ...state,
        availableMicroUsd: 0,
        frozenMicroUsd: 0,
        lots: state.lots.map((lot) => ({ ...lot, remainingMicroUsd: 0 })),
        closed: true,
      };
    default:
      return unhandled(event);
  }
}

function withLot(
  state: WalletState,
  lotId: string,
  source: Lot['source'],
  amountMicroUsd: number,
): WalletState {
  const lot: Lot = {
    lotId,
    source,
    amountMicroUsd,
    remainingMicroUsd: amountMicroUsd,
    paidBackMicroUsd: 0,
  };
  return {
    ...state,
    availableMicroUsd: state.availableMicroUsd + amountMicroUsd,
    lots: [...state.lots, lot],
  };
}

function returned(state: WalletState, pot: 'available' | 'frozen', amountMicroUsd: number): WalletState {
  return pot === 'frozen'
    ? { ...state, frozenMicroUsd: state.frozenMicroUsd + amountMicroUsd }
    : { ...state, availableMicroUsd: state.availableMicroUsd + amountMicroUsd };
}

function answered(state: WalletState, gameId: string, answer: LastAnswer): WalletState['lastAnswers'] {
  return { ...state.lastAnswers, [gameId]: answer };
}

function closedRefund(
  state: WalletState,
  refundId: string,
  status: 'settled' | 'released',
): WalletState['refunds'] {
  const refund = state.refunds[refundId];
  return refund ? { ...state.refunds, [refundId]: { ...refund, status } } : state.refunds;
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}
