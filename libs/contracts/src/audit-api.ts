/**
 * What the auditor's desk and the server say to each other: everything under `/api/staff/audit`, for the role `auditor` alone; to everybody else it
 * does not exist. Nobody is named: players are known by their ids, amounts stay when they are gone. Money in integer micro-dollars
 * (`…MicroUsd`), the provider's in its own minor units (`…Minor`, with `currency`). Times are ISO 8601 in UTC. `position`: place of an event in the
 * whole log, a decimal number as text. A period is `from` (inclusive) until `until` (exclusive), both ISO 8601 instants; it ends after it begins and
 * begins in the past, else 400 `invalid_period`.
 */

/* ---- the chart of accounts ---- */

/**
 * Every ledger event posts to these; what it posts sums to zero. In the sign of what each is for: `cash`, `clearing` and costs grow with what is paid
 * in or spent, liabilities with what is owed, revenue with what was earned. See docs/audit.md.
 */
export type LedgerAccount =
  | 'cash'
  | 'clearing'
  | 'liabilityPaid'
  | 'liabilityGranted'
  | 'chargedPaid'
  | 'chargedGranted'
  | 'granted'
  | 'guaranteeCost'
  | 'writtenOff'
  | 'forfeitedPaid'
  | 'forfeitedGranted'
  | 'modelCost'
  | 'modelPayable';
export const ledgerAccounts: readonly LedgerAccount[] = [
  'cash',
  'clearing',
  'liabilityPaid',
  'liabilityGranted',
  'chargedPaid',
  'chargedGranted',
  'granted',
  'guaranteeCost',
  'writtenOff',
  'forfeitedPaid',
  'forfeitedGranted',
  'modelCost',
  'modelPayable',
];
/** Of the liability, what is set aside: for turns under way, for refunds, for disputes. No part of the balance of accounts. */
export type MemoAccount = 'reserved' | 'held' | 'frozen';
export const memoAccounts: readonly MemoAccount[] = ['reserved', 'held', 'frozen'];
export type AccountAmounts = Record<LedgerAccount | MemoAccount, number>;

/* ---- what is wrong: a closed list ---- */

export type ExceptionCause =
  | 'paid_not_credited'
  | 'credited_not_paid'
  | 'amount_differs'
  | 'unclaimed'
  | 'refund_mismatch'
  | 'dispute_mismatch'
  | 'owed'
  | 'charged_without_words'
  | 'reserve_unsettled'
  | 'provider_cost_missing'
  | 'provider_row_without_payment'
  | 'foreign_currency';
export const exceptionCauses: readonly ExceptionCause[] = [
  'paid_not_credited',
  'credited_not_paid',
  'amount_differs',
  'unclaimed',
  'refund_mismatch',
  'dispute_mismatch',
  'owed',
  'charged_without_words',
  'reserve_unsettled',
  'provider_cost_missing',
  'provider_row_without_payment',
  'foreign_currency',
];
/** What an exception is about: one of our payments or turns, or a row of the provider's. */
export type LedgerItemKind = 'payment' | 'turn' | 'provider_row';

export type ExceptionState = 'open' | 'explained' | 'accepted';
export interface AuditException {
  /** The same for the same cause of the same thing. */
  exceptionId: string;
  cause: ExceptionCause;
  itemKind: LedgerItemKind;
  itemId: string;
  /** Null: nobody's, or not known. */
  playerId: string | null;
  /** What is unexplained: never negative. 0: something is wrong, and no money is. */
  amountMicroUsd: number;
  /** One sentence: what there is, and what there is instead. Ids and amounts only. */
  sentence: string;
  /** When it began. */
  since: string;
  ageSeconds: number;
  /** Of the staff; null: nobody has taken it. */
  ownerId: string | null;
  ownerName: string | null;
  isOwn: boolean;
  state: ExceptionState;
  /** Not null while it is `explained` or `accepted`, for the amount as it stands: another amount makes it open again. */
  explanation: ExceptionExplanation | null;
}
export interface ExceptionExplanation {
  explainedBy: string;
  explainedByName: string;
  /** Whoever explained it does not accept it. */
  isOwn: boolean;
  explainedAt: string;
  reason: string;
  acceptedBy: string | null;
  acceptedByName: string | null;
  acceptedAt: string | null;
}
export type ExceptionOrder = 'oldest' | 'largest';
export const exceptionOrders: readonly ExceptionOrder[] = ['oldest', 'largest'];
/**
 * GET /api/staff/audit/exceptions?from=&until=&cause=&state=&owner=me|nobody&order=&after=&limit= : those that began from `from` on and before `until`; oldest first. The
 * largest first (of two alike the older) is one page, without a next.
 */
export interface AuditExceptionPage {
  exceptions: AuditException[];
  nextAfter: string | null;
  /** All that there are under these filters. */
  total: number;
  /** Of every cause that has any, whatever the filters for cause and state say. */
  counts: {
    cause: ExceptionCause;
    open: number;
    explained: number;
    accepted: number;
    amountMicroUsd: number;
  }[];
}
/** GET /api/staff/audit/exceptions/{exceptionId} */
export interface AuditExceptionDetail {
  exception: AuditException;
  evidence: AuditEvidence;
  /** All that auditors ever did about it, oldest first. */
  history: ExceptionStep[];
}
export type ExceptionDeed = 'taken' | 'handed_back' | 'explained' | 'declined' | 'accepted';
export const exceptionDeeds: readonly ExceptionDeed[] = [
  'taken',
  'handed_back',
  'explained',
  'declined',
  'accepted',
];
export interface ExceptionStep {
  did: ExceptionDeed;
  at: string;
  byId: string;
  byName: string;
  /** Of an explanation, or why it was declined; null: of neither. */
  reason: string | null;
  /** Explained or accepted for it; null: of neither. */
  amountMicroUsd: number | null;
}
/** GET /api/staff/audit/items/{itemKind}/{itemId}: the three sides of a payment, of a turn, or a row of the provider's. */
export interface AuditEvidence {
  itemKind: LedgerItemKind;
  itemId: string;
  playerId: string | null;
  /** Of the ledger, oldest first. */
  events: LedgerEventEntry[];
  /** As fetched, oldest first. */
  providerRows: ProviderRow[];
  /** What each side says of the same thing, side by side. */
  sides: EvidenceSide[];
  /** Of its clearing account; null: it has none. */
  clearingMicroUsd: number | null;
}
export interface EvidenceSide {
  /** For example `paid`, `refunded`, `lost`, `reserved`, `charged`. */
  what: string;
  /** In micro-dollars; null: that side says nothing. */
  provider: number | null;
  payment: number | null;
  wallet: number | null;
  agrees: boolean;
}
/** POST …/exceptions/{exceptionId}/take, …/hand-back, …/accept, …/decline answer the `AuditException`; …/explain wants: */
export interface ExplainExceptionRequest {
  /** 10 to 500 characters; names no person: it stays for ever. */
  reason: string;
  /** What the reader saw. */
  amountMicroUsd: number;
}
/** POST …/accept: of the explanation that the reader saw, by its `explainedAt`; of another 409 `exception_changed`. */
export interface AcceptExceptionRequest {
  explainedAt: string;
  amountMicroUsd: number;
}
/** POST …/decline: as above. */
export interface DeclineExplanationRequest {
  explainedAt: string;
  /** Why not: as the explanation's own. */
  reason: string;
}

/* ---- the ledger ---- */

/** An event of the ledger and what it posts. */
export interface LedgerEventEntry {
  position: string;
  at: string;
  streamId: string;
  revision: number;
  eventId: string;
  type: string;
  /** In a sentence, without personal text. */
  says: string;
  itemKind: LedgerItemKind | 'wallet' | null;
  itemId: string | null;
  paymentId: string | null;
  playerId: string | null;
  /** Accounts that it moves, in the accounts' own signs. */
  postings: { account: LedgerAccount | MemoAccount; amountMicroUsd: number }[];
}
/** Money that purchases paid in; that was paid back, or that banks took or gave back. */
export type EntryMoney = 'in' | 'out';
export const entryMoneys: readonly EntryMoney[] = ['in', 'out'];
/** GET /api/staff/audit/entries?from=&until=&account=&money=&itemKind=&itemId=&playerId=&before=&limit= : newest first. */
export interface LedgerEventPage {
  entries: LedgerEventEntry[];
  nextBefore: string | null;
  total: number;
  /** Over all of them: what the figure that led here says. */
  sums: AccountAmounts;
}

/* ---- figures ---- */

/** GET /api/staff/audit/summary?from=&until= */
export interface AuditSummary {
  from: string;
  until: string;
  /** Everything up to here is in it. */
  position: string;
  /** Sums at the beginning, of the period, and at its end: opening + moved = closing, for each account. */
  opening: AccountAmounts;
  moved: AccountAmounts;
  closing: AccountAmounts;
  /** Purchases' money paid in, and paid back or taken by banks, within the period. */
  paidInMicroUsd: number;
  paidOutMicroUsd: number;
  /** `paidIn` + `paidOut` + charged: what is explained is a part of this. */
  volumeMicroUsd: number;
  /** Open exceptions that began before the period's end. */
  unexplainedMicroUsd: number;
  /** Hundredths of a percent, rounded down: 10000 is all. */
  explainedBasisPoints: number;
  exceptions: { open: number; explained: number; accepted: number };
  provider: ProviderSummary;
  /** Not zero at the period's end, and settled since: begun on one side of it and finished on the other. */
  inTransitMicroUsd: number;
  /** Of months that were closed before: what came later. */
  adjustments: MonthAdjustment[];
}
/** Of the provider's rows created in the period, in dollars; rows in other currencies are exceptions. */
export interface ProviderSummary {
  chargedMicroUsd: number;
  refundedMicroUsd: number;
  disputedMicroUsd: number;
  /** Whatever else moved its balance, other than fees and payouts: a top-up, for example. */
  otherMicroUsd: number;
  feesMicroUsd: number;
  /** Charged less refunded and disputed, with what else moved, less fees. */
  netMicroUsd: number;
  paidOutMicroUsd: number;
  /** Not yet available at the provider. */
  awaitingMicroUsd: number;
  awaitingSince: string | null;
  /** Everything created before has been fetched; null: never fetched. */
  fetchedUntil: string | null;
}
/** GET /api/staff/audit/days?from=&until= : each UTC day of at most 400. */
export interface AuditDays {
  days: AuditDay[];
}
export interface AuditDay {
  /** `YYYY-MM-DD` */
  day: string;
  revenueMicroUsd: number;
  paidInMicroUsd: number;
  paidOutMicroUsd: number;
  modelCostMicroUsd: number;
  /** At its end. */
  liabilityPaidMicroUsd: number;
  liabilityGrantedMicroUsd: number;
  /** Of exceptions that began on it and are open. */
  unexplainedMicroUsd: number;
}

/* ---- the provider's side ---- */

export type ProviderList = 'balance_transactions' | 'charges' | 'refunds' | 'disputes' | 'payouts';
export const providerLists: readonly ProviderList[] = [
  'balance_transactions',
  'charges',
  'refunds',
  'disputes',
  'payouts',
];
export interface ProviderRow {
  list: ProviderList;
  /** The provider's. */
  id: string;
  createdAt: string;
  fetchedAt: string;
  /** Versions of it that were fetched before this one. */
  earlierVersions: number;
  /** The provider's word: `charge`, `refund`, `payout`, `stripe_fee`, `adjustment` …; the list's name where it has none. */
  type: string;
  status: string | null;
  currency: string;
  amountMinor: number;
  feeMinor: number | null;
  netMinor: number | null;
  availableAt: string | null;
  /** Ours; null: none of ours is known for it. */
  paymentId: string | null;
  paymentIntentId: string | null;
  /** That it was paid out with; null: not yet, or not told. */
  payoutId: string | null;
  /** As fetched, without what names a person. */
  body: Record<string, unknown>;
}
/**
 * GET /api/staff/audit/provider/rows?list=&from=&until=&payoutId=&awaiting=true&before=&limit= : newest first. `awaiting`: in dollars, created before
 * `until` (or now, if that is earlier) and not available then; `from` does not count.
 */
export interface ProviderRowPage {
  rows: ProviderRow[];
  nextBefore: string | null;
  total: number;
}
/** GET /api/staff/audit/provider ; POST …/provider/fetch starts a round at once: 202. */
export interface ProviderFetches {
  lists: {
    list: ProviderList;
    rows: number;
    fetchedUntil: string | null;
    state: 'never' | 'complete' | 'fetching' | 'interrupted';
    /** When that was. */
    at: string | null;
    /** Why it was interrupted: the next round goes on where it stopped. */
    trouble: string | null;
  }[];
}

/* ---- months ---- */

export type MonthRefusal =
  | 'month_not_over'
  | 'month_closed'
  | 'earlier_month_open'
  | 'exceptions_open'
  | 'provider_not_fetched'
  | 'heads_not_signed';
/** GET /api/staff/audit/months: newest first; from the first month with a ledger event until this one. */
export interface AuditMonthList {
  months: AuditMonth[];
}
export interface AuditMonth {
  /** `YYYY-MM` */
  month: string;
  state: 'under_way' | 'open' | 'closed';
  /** Why it cannot be closed now; null: it can, or it is. */
  refusal: MonthRefusal | null;
  /** Not accepted. */
  openExceptions: number;
  close: MonthClose | null;
  /** How it stood before it was reopened, newest first. */
  reopened: { closedAt: string; reopenedAt: string; byName: string; reason: string }[];
}
export interface MonthClose {
  closedAt: string;
  closedBy: string;
  closedByName: string;
  /** Up to which its events count; what comes later adjusts the next month. */
  position: string;
  /** What stood on each account by the closes before it: the sum of their totals and adjustments. */
  opening: AccountAmounts;
  totals: AccountAmounts;
  acceptedExceptions: number;
  head: SignedHead;
  adjustments: MonthAdjustment[];
  /** What came since, and stands in the next month. */
  cameLater: Partial<AccountAmounts>;
}
/** What a closed month did not know. */
export interface MonthAdjustment {
  month: string;
  amounts: Partial<AccountAmounts>;
}
/** POST /api/staff/audit/months/{month}/close answers the `AuditMonth`; …/reopen wants: */
export interface ReopenMonthRequest {
  /** 10 to 500 characters; names no person. */
  reason: string;
}

/* ---- proof ---- */

/** Where the chain over the ledger's events stood, signed. Each names the one before. */
export interface SignedHead {
  /** From 1. */
  number: number;
  /** Of the last event in it, and how many there are up to it. */
  position: string;
  events: number;
  /** Hex. */
  head: string;
  previousHead: string | null;
  why: 'daily' | 'close' | 'asked';
  signedAt: string;
  keyId: string;
  /** Ed25519, base64. */
  signature: string;
}
/** GET /api/staff/audit/proof */
export interface AuditProof {
  /** How far the chain is; null: nothing is in it. */
  chain: { position: string; events: number; head: string; at: string } | null;
  /** Newest first, at most 100. */
  heads: SignedHead[];
  /** Newest first: base64 of the key's SubjectPublicKeyInfo. */
  keys: { keyId: string; publicKey: string; firstUsedAt: string }[];
  /** Null: it was never made. */
  wallets: WalletComparison | null;
  whole: WholeAudit | null;
  /** Both are asked for, or under way. */
  isAuditing: boolean;
}
/** POST /api/staff/audit/checks: what the nights do, now; 202 with the `AuditProof`. */
/** Of the night: every wallet replayed from zero, against its read model. */
export interface WalletComparison {
  at: string;
  position: string;
  wallets: number;
  differing: { playerId: string; account: string; replayed: number; shown: number }[];
}
/** The last whole audit of the log: every invariant. */
export interface WholeAudit {
  at: string;
  position: string;
  events: number;
  invariants: { name: string; checked: number; violations: string[] }[];
}

/* ---- exports ---- */

export type AuditExportKind =
  'entries_csv' | 'exceptions_csv' | 'provider_csv' | 'ledger_jsonl' | 'evidence_zip';
export const auditExportKinds: readonly AuditExportKind[] = [
  'entries_csv',
  'exceptions_csv',
  'provider_csv',
  'ledger_jsonl',
  'evidence_zip',
];
/** POST /api/staff/audit/exports: 202 with the `AuditExport`. `ledger_jsonl` and `evidence_zip` hold the chain from its beginning to a head that covers `until`. */
export interface AuditExportRequest {
  kind: AuditExportKind;
  from: string;
  until: string;
}
/** GET /api/staff/audit/exports, POST …/exports/{exportId}/cancel, GET …/exports/{exportId}/file */
export interface AuditExportList {
  exports: AuditExport[];
}
export interface AuditExport {
  exportId: string;
  kind: AuditExportKind;
  from: string;
  until: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  askedByName: string;
  askedAt: string;
  rowsDone: number;
  /** Null: not known yet. */
  rowsTotal: number | null;
  bytes: number;
  fileName: string;
  /** When its file is thrown away; null: there is none. */
  expiresAt: string | null;
  /** Why it failed: a sentence fit to show. Null while it did not. */
  failure: { code: string; sentence: string } | null;
}
