import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import { WHOLE_PURCHASE, type WalletEvent } from './wallet.events.js';

const schemas: EventSchemas<WalletEvent> = {
  CreditsPurchased: {
    version: 1,
    says: 'The player bought credits, and they are in the wallet.',
  },
  CreditsGranted: {
    version: 1,
    says: 'The player was given credits.',
  },
  CreditsReserved: {
    version: 1,
    says: 'Credits were set aside for a turn.',
  },
  ReservationDeclined: {
    version: 1,
    says: 'There were not enough free credits for a turn.',
  },
  ReservationCaptured: {
    version: 1,
    says: 'A turn was charged, and the rest of what was set aside came back.',
  },
  ReservationReleased: {
    version: 1,
    says: 'A turn cost nothing: all that was set aside came back.',
  },
  ReservationVoided: {
    version: 1,
    says: 'A turn ended before anything was set aside for it, and nothing will be.',
  },
  RefundHeld: {
    version: 1,
    says: 'A refund was begun: its credits are held until the money is back.',
  },
  RefundSettled: {
    version: 1,
    says: 'A refund was paid out, and its credits are gone.',
  },
  RefundReleased: {
    version: 1,
    says: 'A refund could not be paid out: its credits came back.',
  },
  RefundReversed: {
    version: 1,
    says: 'A refund failed after it had been paid out: its credits came back.',
  },
  CreditsFrozen: {
    version: 2,
    upcasters: { 1: (data) => ({ ...data, disputedMicroUsd: WHOLE_PURCHASE, news: 1 }) },
    says: 'A payment was disputed, and what is claimed of its credits is frozen until that is settled.',
  },
  CreditsUnfrozen: {
    version: 2,
    upcasters: { 1: (data) => ({ ...data, news: 2 }) },
    says: 'A dispute was closed, and what no other one claims is free.',
  },
  CreditsClawedBack: {
    version: 1,
    says: 'A dispute was lost, and what was left of its purchase was taken back.',
  },
  DisputeWrittenOff: {
    version: 1,
    says: 'A dispute was lost on credits already spent: our cost.',
  },
  CreditsReinstated: {
    version: 1,
    says: 'The bank gave back what a closed dispute had taken.',
  },
  CreditsForfeited: {
    version: 2,
    upcasters: { 1: (data) => ({ ...data, frozenMicroUsd: 0 }) },
    says: 'The account ended, and the credits left in it lapsed.',
  },
};

export const walletCodec = eventCodec<WalletEvent>('wallet', schemas, faultOf);
