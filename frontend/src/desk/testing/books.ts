import type {
  AuditExport,
  AuditMonth,
  AuditProof,
  AuditSummary,
  MonthClose,
  ProviderRow,
  SignedHead,
} from '@rubicon/contracts';
import { amounts, auditSummary } from './auditor.js';

/** Of November 2026: $10.00 bought, $2.50 of it charged. */
export const november: AuditSummary = auditSummary({
  opening: amounts({ cash: 5_000_000, liabilityPaid: 5_000_000 }),
  moved: amounts({ cash: 10_000_000, liabilityPaid: 7_500_000, chargedPaid: 2_500_000 }),
  closing: amounts({ cash: 15_000_000, liabilityPaid: 12_500_000, chargedPaid: 2_500_000 }),
  exceptions: { open: 0, explained: 0, accepted: 2 },
  provider: {
    chargedMicroUsd: 10_000_000,
    refundedMicroUsd: 0,
    disputedMicroUsd: 0,
    otherMicroUsd: 0,
    feesMicroUsd: 590_000,
    netMicroUsd: 9_410_000,
    paidOutMicroUsd: 0,
    awaitingMicroUsd: 9_410_000,
    awaitingSince: '2026-11-29T10:00:00.000Z',
    fetchedUntil: '2026-12-01T00:10:00.000Z',
  },
});

export function signedHead(number: number, changes: Partial<SignedHead> = {}): SignedHead {
  return {
    number,
    position: String(number * 100),
    events: number * 90,
    head: String(number).padStart(4, '0').repeat(16),
    previousHead:
      number === 1
        ? null
        : String(number - 1)
            .padStart(4, '0')
            .repeat(16),
    why: 'daily',
    signedAt: '2026-12-02T02:00:00.000Z',
    keyId: 'e1d2c3b4a5f60718',
    signature: 'c2lnbmVk'.repeat(11),
    ...changes,
  };
}

export function month(name: string, changes: Partial<AuditMonth> = {}): AuditMonth {
  return {
    month: name,
    state: 'open',
    refusal: null,
    openExceptions: 0,
    close: null,
    reopened: [],
    ...changes,
  };
}

export function monthClose(changes: Partial<MonthClose> = {}): MonthClose {
  return {
    closedAt: '2026-12-02T09:30:12.000Z',
    closedBy: 'c0a80101-0000-4000-8000-00000000b0b0',
    closedByName: 'Bob',
    position: '4711',
    opening: amounts({ cash: 5_000_000, liabilityPaid: 5_000_000 }),
    totals: amounts({ cash: 10_000_000, liabilityPaid: 7_500_000, chargedPaid: 2_500_000 }),
    acceptedExceptions: 2,
    head: signedHead(7, { why: 'close' }),
    adjustments: [],
    cameLater: {},
    ...changes,
  };
}

export function providerRow(changes: Partial<ProviderRow> = {}): ProviderRow {
  return {
    list: 'charges',
    id: 'ch_1',
    createdAt: '2026-11-26T10:00:00.000Z',
    fetchedAt: '2026-11-26T11:00:00.000Z',
    earlierVersions: 0,
    type: 'charge',
    status: 'succeeded',
    currency: 'usd',
    amountMinor: 1_000,
    feeMinor: 59,
    netMinor: 941,
    availableAt: '2026-11-28T00:00:00.000Z',
    paymentId: '55555555-0000-4000-8000-0000cafe0005',
    paymentIntentId: 'pi_1',
    payoutId: null,
    body: { id: 'ch_1', amount: 1_000, livemode: false, outcome: { risk_level: 'normal' }, refunds: [] },
    ...changes,
  };
}

export function proof(changes: Partial<AuditProof> = {}): AuditProof {
  return {
    chain: { position: '4711', events: 4_000, head: 'abcd'.repeat(16), at: '2026-12-02T10:00:00.000Z' },
    heads: [signedHead(2), signedHead(1)],
    keys: [
      { keyId: 'e1d2c3b4a5f60718', publicKey: 'MCow'.repeat(20), firstUsedAt: '2026-11-01T02:00:00.000Z' },
    ],
    wallets: { at: '2026-12-02T03:00:00.000Z', position: '4700', wallets: 1_234, differing: [] },
    whole: {
      at: '2026-12-02T03:10:00.000Z',
      position: '4700',
      events: 5_000,
      invariants: [{ name: 'Every charge has a turn', checked: 812, violations: [] }],
    },
    isAuditing: false,
    ...changes,
  };
}

export function auditExport(changes: Partial<AuditExport> = {}): AuditExport {
  return {
    exportId: '99999999-0000-4000-8000-000000000009',
    kind: 'ledger_jsonl',
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-12-01T00:00:00.000Z',
    state: 'waiting',
    askedByName: 'Bob',
    askedAt: '2026-12-02T10:00:00.000Z',
    rowsDone: 0,
    rowsTotal: null,
    bytes: 0,
    fileName: 'ledger-2026-11-01-2026-12-01.jsonl',
    expiresAt: null,
    failure: null,
    ...changes,
  };
}
