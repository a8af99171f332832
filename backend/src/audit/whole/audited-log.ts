/** What the auditor remembers while it reads the log. */
import type { CreditsBook } from './books.js';
import type { ProviderBooks } from './provider-books.js';

export type TurnOutcome = 'pending' | 'narrated' | 'failed' | 'stopped';

export interface AuditedTurn {
  readonly gameId: string;
  readonly playerId: string;
  readonly ceilingMicroUsd: number;
  outcome: TurnOutcome;
  chargeMicroUsd: number;
}

export interface AuditedReservation {
  readonly gameId: string;
  readonly playerId: string;
  readonly amountMicroUsd: number;
  settlement: 'open' | 'captured' | 'released';
  chargedMicroUsd: number;
}

export interface AuditedDispute {
  readonly status: 'open' | 'won' | 'lost';
  /** What the bank keeps. */
  readonly lostCents: number;
  /** Closed before amounts were kept: all that was left of the payment was taken, whatever was disputed. */
  readonly tookAll: boolean;
}

export interface AuditedPayment {
  readonly amountCents: number;
  readonly creditsMicroUsd: number;
  /** Null until somebody claims it. */
  playerId: string | null;
  completedTimes: number;
  /** The provider's name of its money; null until it has come. */
  paymentIntentId: string | null;
  creditedMicroUsd: number;
  /** Cents by refund id, as the payment's stream tells them. */
  readonly refunds: Map<string, number>;
  /** By dispute id, as the payment's stream tells them. */
  readonly disputes: Map<string, AuditedDispute>;
  /** Of refunds that failed after they had been paid. */
  readonly failedRefunds: Set<string>;
  /** What stands as owed to somebody who is gone, and was not paid since. */
  owedCents: number;
  /** Clawed back from its wallet or written off. */
  lostMicroUsd: number;
  /** The return as unclaimed that is under way. */
  returning: { readonly refundId: string; readonly amountCents: number } | null;
}

/** What disputes have taken of the money. */
export function lostCents({ disputes }: AuditedPayment): number {
  return [...disputes.values()].reduce((sum, dispute) => sum + dispute.lostCents, 0);
}

export function refundedCents({ refunds }: AuditedPayment): number {
  return [...refunds.values()].reduce((sum, cents) => sum + cents, 0);
}

/** A refund as its wallet tells it. */
export interface AuditedRefund {
  readonly paymentId: string;
  readonly moneyRefundedCents: number;
  readonly creditsReturnedMicroUsd: number;
  status: 'held' | 'settled' | 'released' | 'reversed';
}

export interface AuditedDemo {
  /** Turns told. */
  told: number;
  pendingTurnId: string | null;
  continued: boolean;
  forgotten: boolean;
}

/** What somebody of the staff asked to be done. */
export interface AuditedAct {
  readonly playerId: string;
  readonly askedBy: string;
  readonly asked: { readonly kind: string; readonly amountMicroUsd?: number; readonly amountCents?: number };
  /** `ended`: carried out, failed, declined or withdrawn. */
  status: 'waiting' | 'authorised' | 'ended';
  givenMicroUsd: number;
}

export interface InvariantReport {
  readonly name: string;
  /** How many things were looked at. */
  readonly checked: number;
  /** One line each; empty when it holds. Ids only, no personal text. */
  readonly violations: readonly string[];
}

/** Collects violations under their invariant's name. */
export class Findings {
  private readonly byName = new Map<string, { checked: number; violations: string[] }>();

  check(name: string, holds: boolean, violation: () => string): void {
    const finding = this.byName.get(name) ?? { checked: 0, violations: [] };
    this.byName.set(name, finding);
    finding.checked += 1;
    if (!holds) finding.violations.push(violation());
  }

  reports(): InvariantReport[] {
    return [...this.byName].map(([name, { checked, violations }]) => ({ name, checked, violations }));
  }
}

export interface AuditOptions {
  /** True when nothing should be under way any more: then a pending turn or an open reservation is a violation. */
  readonly quiescent: boolean;
  /** The provider's own lists, read when nothing was under way: the log is held against them. */
  readonly provider?: ProviderBooks;
}

export interface HouseCosts {
  /** Refunded under the guarantee though the credits were spent. */
  guaranteeMicroUsd: number;
  /** Spent credits of lost disputes. */
  writtenOffMicroUsd: number;
  /** What the model's provider charges for turns. */
  providerMicroUsd: number;
  /** And for the turns of free prologues. */
  prologueMicroUsd: number;
}

export interface AuditedLog {
  readonly findings: Findings;
  readonly books: Map<string, CreditsBook>;
  readonly turns: Map<string, AuditedTurn>;
  readonly reservations: Map<string, AuditedReservation>;
  /** Declined or voided: may never be reserved. */
  readonly refusedTurns: Set<string>;
  readonly payments: Map<string, AuditedPayment>;
  /** By refund id. */
  readonly refunds: Map<string, AuditedRefund>;
  /** By dispute id, as wallets tell them. */
  readonly disputes: Map<string, 'open' | 'closed'>;
  readonly demos: Map<string, AuditedDemo>;
  readonly acts: Map<string, AuditedAct>;
  /** Who asked to be forgotten. */
  readonly leavers: Map<string, 'leaving' | 'gone'>;
  readonly pendingByGame: Map<string, string>;
  readonly deletedGames: Set<string>;
  readonly houseCosts: HouseCosts;
}

export function emptyLog(): AuditedLog {
  return {
    findings: new Findings(),
    books: new Map(),
    turns: new Map(),
    reservations: new Map(),
    refusedTurns: new Set(),
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    demos: new Map(),
    acts: new Map(),
    leavers: new Map(),
    pendingByGame: new Map(),
    deletedGames: new Set(),
    houseCosts: { guaranteeMicroUsd: 0, writtenOffMicroUsd: 0, providerMicroUsd: 0, prologueMicroUsd: 0 },
  };
}
