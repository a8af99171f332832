import {
  ledgerAccounts,
  memoAccounts,
  type AccountAmounts,
  type AuditDay,
  type AuditException,
  type AuditSummary,
  type LedgerEventEntry,
  type StaffMe,
} from '@rubicon/contracts';
import type { Answers } from '../../testing/serve-api.js';

export const cato: StaffMe = {
  staff: { staffId: 'c0a80101-0000-4000-8000-00000000ca70', name: 'Cato', roles: ['auditor'] },
  expiresAt: '2026-11-26T20:00:00.000Z',
  provider: null,
};

/** @returns every account at zero but these */
export function amounts(some: Partial<AccountAmounts> = {}): AccountAmounts {
  const zeros = [...ledgerAccounts, ...memoAccounts].map((account) => [account, 0] as const);
  return { ...(Object.fromEntries(zeros) as AccountAmounts), ...some };
}

export function auditException(changes: Partial<AuditException> = {}): AuditException {
  return {
    exceptionId: 'e0000000-0000-5000-8000-000000000001',
    cause: 'paid_not_credited',
    itemKind: 'payment',
    itemId: 'd3021fce-b131-52ee-81f0-3558e64af643',
    playerId: '0b3f6a52-8f5e-4b8e-9f0e-1d2c3b4a5f60',
    amountMicroUsd: 5_000_000,
    sentence: '$5.00 were paid, and no credits came.',
    since: '2026-11-24T10:00:00.000Z',
    ageSeconds: 180_000,
    ownerId: null,
    ownerName: null,
    isOwn: false,
    state: 'open',
    explanation: null,
    ...changes,
  };
}

export function ledgerEvent(place: number, changes: Partial<LedgerEventEntry> = {}): LedgerEventEntry {
  return {
    position: String(place),
    at: new Date(Date.UTC(2026, 10, 26, 10, 0, place)).toISOString(),
    streamId: 'payment-d3021fce-b131-52ee-81f0-3558e64af643',
    revision: place,
    eventId: `55555555-0000-4000-8000-${String(place).padStart(12, '0')}`,
    type: 'PaymentCompleted',
    says: `Payment ${place} was completed.`,
    itemKind: 'payment',
    itemId: 'd3021fce-b131-52ee-81f0-3558e64af643',
    paymentId: 'd3021fce-b131-52ee-81f0-3558e64af643',
    playerId: '0b3f6a52-8f5e-4b8e-9f0e-1d2c3b4a5f60',
    postings: [
      { account: 'cash', amountMicroUsd: 5_000_000 },
      { account: 'clearing', amountMicroUsd: 5_000_000 },
    ],
    ...changes,
  };
}

export function auditDay(day: string, changes: Partial<AuditDay> = {}): AuditDay {
  return {
    day,
    revenueMicroUsd: 0,
    paidInMicroUsd: 0,
    paidOutMicroUsd: 0,
    modelCostMicroUsd: 0,
    liabilityPaidMicroUsd: 0,
    liabilityGrantedMicroUsd: 0,
    unexplainedMicroUsd: 0,
    ...changes,
  };
}

export function auditSummary(changes: Partial<AuditSummary> = {}): AuditSummary {
  return {
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-12-01T00:00:00.000Z',
    position: '4711',
    opening: amounts(),
    moved: amounts(),
    closing: amounts(),
    paidInMicroUsd: 0,
    paidOutMicroUsd: 0,
    volumeMicroUsd: 0,
    unexplainedMicroUsd: 0,
    explainedBasisPoints: 10_000,
    exceptions: { open: 0, explained: 0, accepted: 0 },
    provider: {
      chargedMicroUsd: 0,
      refundedMicroUsd: 0,
      disputedMicroUsd: 0,
      otherMicroUsd: 0,
      feesMicroUsd: 0,
      netMicroUsd: 0,
      paidOutMicroUsd: 0,
      awaitingMicroUsd: 0,
      awaitingSince: null,
      fetchedUntil: null,
    },
    inTransitMicroUsd: 0,
    adjustments: [],
    ...changes,
  };
}

/** Signed in as an auditor, and nothing is wrong. */
export const calmBooks: Answers = {
  'GET /api/staff/me': { body: cato },
  'GET /api/staff/audit/exceptions': {
    body: { exceptions: [], nextAfter: null, total: 0, counts: [] },
  },
  'GET /api/staff/audit/summary': { body: auditSummary() },
  'GET /api/staff/audit/days': { body: { days: [auditDay('2026-11-01')] } },
};
