/** Folds what happened to a wallet into what it must remember. */
import { microUsdFromCents } from '../money.js';
import { unhandled } from '../unhandled.js';
import { findPurchase, payBack, takeFromLots, takenBy } from './lots.js';
import type { WalletEvent } from './wallet.events.js';
import type { LastAnswer, Lot, WalletDispute, WalletState } from './wallet.state.js';

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
    case 'RefundReversed': {
      const { refundId, paymentId, creditsReturnedMicroUsd, moneyRefundedCents } = event.data;
      const back = takeFromLots(state.lots, [{ lotId: paymentId, amountMicroUsd: -creditsReturnedMicroUsd }]);
      return {
        ...state,
        availableMicroUsd: state.availableMicroUsd + creditsReturnedMicroUsd,
        lots: payBack(back, paymentId, -microUsdFromCents(moneyRefundedCents)),
        refunds: closedRefund(state, refundId, 'reversed'),
      };
    }
    case 'CreditsFrozen': {
      const { disputeId, paymentId, amountMicroUsd, disputedMicroUsd, news } = event.data;
      const disputed = Math.min(disputedMicroUsd, findPurchase(state, paymentId)?.amountMicroUsd ?? 0);
      const claimMicroUsd = Math.max(0, disputed - takenBy(state.disputes[disputeId]));
      return {
        ...withDispute(state, disputeId, { paymentId, status: 'open', claimMicroUsd, news }),
        availableMicroUsd: state.availableMicroUsd - amountMicroUsd,
        frozenMicroUsd: state.frozenMicroUsd + amountMicroUsd,
      };
    }
    case 'CreditsUnfrozen': {
      const { disputeId, amountMicroUsd, news } = event.data;
      return {
        ...withDispute(state, disputeId, { status: 'closed', news }),
        availableMicroUsd: state.availableMicroUsd + amountMicroUsd,
        frozenMicroUsd: state.frozenMicroUsd - amountMicroUsd,
      };
    }
    case 'CreditsClawedBack': {
      const { disputeId, paymentId, amountMicroUsd } = event.data;
      const left = takeFromLots(state.lots, [{ lotId: paymentId, amountMicroUsd }]);
      return {
        ...taken(state, disputeId, amountMicroUsd, 0),
        frozenMicroUsd: state.frozenMicroUsd - amountMicroUsd,
        lots: payBack(left, paymentId, amountMicroUsd),
      };
    }
    case 'DisputeWrittenOff': {
      const { disputeId, paymentId, amountMicroUsd } = event.data;
      return {
        ...taken(state, disputeId, 0, amountMicroUsd),
        lots: payBack(state.lots, paymentId, amountMicroUsd),
      };
    }
    case 'CreditsReinstated': {
      const { disputeId, paymentId, amountMicroUsd, writtenOffMicroUsd } = event.data;
      const back = takeFromLots(state.lots, [{ lotId: paymentId, amountMicroUsd: -amountMicroUsd }]);
      return {
        ...taken(state, disputeId, -amountMicroUsd, -writtenOffMicroUsd),
        availableMicroUsd: state.availableMicroUsd + amountMicroUsd,
        lots: payBack(back, paymentId, -(amountMicroUsd + writtenOffMicroUsd)),
      };
    }
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

function withDispute(state: WalletState, disputeId: string, news: Partial<WalletDispute>): WalletState {
  const known = state.disputes[disputeId] ?? undisputed;
  return { ...state, disputes: { ...state.disputes, [disputeId]: { ...known, ...news } } };
}

const undisputed: WalletDispute = {
  paymentId: '',
  status: 'closed',
  news: 0,
  claimMicroUsd: 0,
  clawedBackMicroUsd: 0,
  writtenOffMicroUsd: 0,
};

function taken(
  state: WalletState,
  disputeId: string,
  clawedBackMicroUsd: number,
  writtenOffMicroUsd: number,
): WalletState {
  const before = state.disputes[disputeId] ?? undisputed;
  return withDispute(state, disputeId, {
    clawedBackMicroUsd: before.clawedBackMicroUsd + clawedBackMicroUsd,
    writtenOffMicroUsd: before.writtenOffMicroUsd + writtenOffMicroUsd,
  });
}

function answered(state: WalletState, gameId: string, answer: LastAnswer): WalletState['lastAnswers'] {
  return { ...state.lastAnswers, [gameId]: answer };
}

function closedRefund(
  state: WalletState,
  refundId: string,
  status: 'settled' | 'released' | 'reversed',
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
