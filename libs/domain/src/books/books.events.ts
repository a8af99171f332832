/** How the house's months are closed. Stream `books-house`. Auditors are known by their ids. */
import type { MicroUsd } from '../money.js';

/** Sums of the ledger's accounts, each in its own sign (docs/audit.md). */
export interface LedgerTotals {
  readonly cash: MicroUsd;
  readonly clearing: MicroUsd;
  readonly liabilityPaid: MicroUsd;
  readonly liabilityGranted: MicroUsd;
  readonly chargedPaid: MicroUsd;
  readonly chargedGranted: MicroUsd;
  readonly granted: MicroUsd;
  readonly guaranteeCost: MicroUsd;
  readonly writtenOff: MicroUsd;
  readonly forfeitedPaid: MicroUsd;
  readonly forfeitedGranted: MicroUsd;
  readonly modelCost: MicroUsd;
  readonly modelPayable: MicroUsd;
  readonly reserved: MicroUsd;
  readonly held: MicroUsd;
  readonly frozen: MicroUsd;
}

/** Where the chain over the ledger's events stood, signed. */
export interface ChainHead {
  /** From 1. */
  readonly number: number;
  /** Of the last event in it: its place in the log, a decimal number. */
  readonly position: string;
  /** How many there are up to it. */
  readonly events: number;
  /** Hex. */
  readonly head: string;
  readonly previousHead: string | null;
  readonly why: 'daily' | 'close' | 'asked';
  /** ISO 8601, UTC. */
  readonly signedAt: string;
  readonly keyId: string;
  /** Ed25519, base64. */
  readonly signature: string;
}

/** What a month that was closed did not know. */
export interface MonthAdjustment {
  /** `YYYY-MM` */
  readonly month: string;
  readonly amounts: LedgerTotals;
}

export interface MonthClosed {
  readonly type: 'MonthClosed';
  readonly data: {
    /** `YYYY-MM`, UTC. */
    readonly month: string;
    readonly staffId: string;
    /** The month's events up to this place in the log count; what comes later adjusts the next month. A decimal number. */
    readonly position: string;
    /** What the month moved. */
    readonly totals: LedgerTotals;
    /** How many exceptions stood accepted. */
    readonly acceptedExceptions: number;
    /** Of earlier months, what came since the close before this one; oldest month first. */
    readonly adjustments: readonly MonthAdjustment[];
    readonly head: ChainHead;
    readonly closedAt: string;
  };
}
export interface MonthReopened {
  readonly type: 'MonthReopened';
  readonly data: {
    readonly month: string;
    readonly staffId: string;
    /** One paragraph that names nobody: it is not sealed. */
    readonly reason: string;
    readonly reopenedAt: string;
  };
}

export type BooksEvent = MonthClosed | MonthReopened;
