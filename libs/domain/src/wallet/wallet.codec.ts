import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import type { WalletEvent } from './wallet.events.js';

export const walletEventSchemas: EventSchemas<WalletEvent> = {
  CreditsPurchased: {
    version: 1,
    says: 'The player bought credits, and they are in the wallet.',
    moneyFields: ['amountMicroUsd'],
  },
  CreditsGranted: {
    version: 1,
    says: 'The player was given credits.',
    moneyFields: ['amountMicroUsd'],
  },
  CreditsReserved: {
    version: 1,
    says: 'Credits were set aside for a turn.',
    moneyFields: ['amountMicroUsd'],
  },
  ReservationDeclined: {
    version: 1,
    says: 'There were not enough free credits for a turn.',
    moneyFields: ['ceilingMicroUsd', 'availableMicroUsd'],
  },
  ReservationCaptured: {
    version: 1,
    says: 'A turn was charged, and the rest of what was set aside came back.',
    moneyFields: ['chargedMicroUsd', 'returnedMicroUsd'],
  },
  ReservationReleased: {
    version: 1,
    says: 'A turn cost nothing: all that was set aside came back.',
    moneyFields: ['returnedMicroUsd'],
  },
  ReservationVoided: {
    version: 1,
    says: 'A turn ended before anything was set aside for it, and nothing will be.',
  },
  RefundHeld: {
    version: 1,
    says: 'A refund was begun: its credits are held until the money is back.',
    moneyFields: ['creditsReturnedMicroUsd', 'moneyRefundedCents', 'guaranteeCostMicroUsd'],
  },
  RefundSettled: {
    version: 1,
    says: 'A refund was paid out, and its credits are gone.',
    moneyFields: ['creditsReturnedMicroUsd', 'moneyRefundedCents', 'guaranteeCostMicroUsd'],
  },
  RefundReleased: {
    version: 1,
    says: 'A refund could not be paid out: its credits came back.',
    moneyFields: ['creditsReturnedMicroUsd'],
  },
  CreditsFrozen: {
    version: 1,
    says: 'A payment was disputed, and the credits are frozen until that is settled.',
    moneyFields: ['amountMicroUsd'],
  },
  CreditsUnfrozen: {
    version: 1,
    says: 'A dispute was closed, and what was frozen is free unless another one is open.',
    moneyFields: ['amountMicroUsd'],
  },
  CreditsClawedBack: {
    version: 1,
    says: 'A dispute was lost, and what was left of its purchase was taken back.',
    moneyFields: ['amountMicroUsd'],
  },
  DisputeWrittenOff: {
    version: 1,
    says: 'A dispute was lost on credits already spent: our cost.',
    moneyFields: ['amountMicroUsd'],
  },
  CreditsForfeited: {
    version: 2,
    upcasters: { 1: (data) => ({ ...data, frozenMicroUsd: 0 }) },
    says: 'The account ended, and the credits left in it lapsed.',
    moneyFields: ['amountMicroUsd', 'frozenMicroUsd'],
  },
};

export const walletCodec = eventCodec<WalletEvent>('wallet', walletEventSchemas);
