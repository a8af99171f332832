/**
 * The figures of the operator's live desk: `GET /api/staff/operations/figures`, for the role `operator` alone. Times are ISO 8601 in UTC, amounts whole
 * micro-dollars unless a name says cents. How old something is, is the answer's `at` less its time: clocks of machines differ. Null is never a zero: it
 * says that there is no such time, or that the queue cannot be asked now; while the log or a database cannot, the whole call is answered 503.
 */
import type { WaitingTurns } from './operations-pause-api.js';

/** GET …/figures?minutes=60: 5 to 1440, 60 unless told; else 400 `invalid_period`. */
export interface OperationsFigures {
  /** When it was asked, by the server's clock. */
  at: string;
  /** Of the period: so many whole minutes, of which the last one is going on. */
  from: string;
  /** Exclusive. */
  until: string;
  /** In order; one for each of the period, also where nothing happened. */
  minutes: OperationsMinute[];
  /** Sums of them. */
  turns: OperationsTurnCounts;
  /** Of the turns that failed, by reason, the most frequent first. */
  failures: OperationsFailures[];
  /** From its submission until a narrator began it: of turns that ended in the period and were begun by a narrator. */
  waited: OperationsTimes;
  /** From then until it was told to its end: of turns that were told in the period. */
  told: OperationsTimes;
  money: OperationsMoney;
  /** Turns in the queue that no narrator has taken. Null: the queue cannot be asked. */
  waiting: WaitingTurns | null;
  /** Turns without an outcome, waiting or being told, since their submission: what the queue should know of, and what a lost one forgot. */
  underWay: CountSince;
  /** Reserves of turns that are neither charged nor given back 10 minutes after they were made, since then. */
  openReserves: CountSince;
  /** Keys that a process manager cannot work on, since they were parked. */
  parkedLanes: CountSince;
  modelCost: ModelCostToday;
  /** How far what is shown lies behind the log. */
  projection: ProjectionLag;
  /** Players who asked to be forgotten an hour ago or earlier, and are not, since they asked. */
  erasuresOverdue: CountSince;
  /** Letters that must go and have not, since they were tried first. */
  lettersUnsent: CountSince;
  /** Payments of which money is owed to somebody who has no wallet any more, since it was owed. */
  moneyOwed: MoneyOwed;
}
export interface OperationsTurnCounts {
  submitted: number;
  told: number;
  /** By their players, in mid-sentence: charged for what was written. */
  stopped: number;
  failed: number;
}
export interface OperationsMinute extends OperationsTurnCounts {
  /** Its beginning. */
  at: string;
}
export interface OperationsFailures {
  /** As a failed turn's answer has it: `model_unavailable`. */
  code: string;
  turns: number;
}
/**
 * Milliseconds that half and 95 % of them took at most: the exact values (nearest rank), each rounded by less than 0.8 %; below 128 ms not at all. Null
 * without turns.
 */
export interface OperationsTimes {
  /** How many were measured; turns of before their beginning was kept are not. */
  turns: number;
  p50Ms: number | null;
  p95Ms: number | null;
}
export interface OperationsMoney {
  /** For turns told and stopped in the period. */
  chargedMicroUsd: number;
  /** What models took for all turns that ended in it, failed ones included. */
  providerCostMicroUsd: number;
  /** Charged less taken, for each turn told or stopped, rounded; null without one. */
  marginPerTurnMicroUsd: number | null;
}
export interface ModelCostToday {
  /** Since midnight (UTC): turns, prologues, summaries, and calls that no event tells. */
  spentMicroUsd: number;
  /** Null: there is no cap. */
  capMicroUsd: number | null;
}
export interface ProjectionLag {
  /** That the read models do not have yet; counted up to 500. A few at any moment are normal. */
  events: number;
  /** When the first of them was written; null: they have all. */
  oldestAt: string | null;
}
export interface CountSince {
  count: number;
  /** Of the one that is there for longest; null: there is none. */
  oldestAt: string | null;
}
export interface MoneyOwed extends CountSince {
  /** US cents. */
  amountCents: number;
}
