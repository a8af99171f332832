/**
 * What the desks and the server say to each other: everything under `/api/staff`. Whoever lacks the role that a call asks for gets 404, as if the
 * address did not exist. Money in integer micro-dollars (`…MicroUsd`) or US cents (`…Cents`). Times are ISO 8601 in UTC. `position`: place of an
 * event in the whole log, a decimal number as text.
 */
import type { GameEnding, GameState, ReportReason } from './api.js';

export type StaffRole = 'support' | 'auditor' | 'operator';
export const staffRoles: readonly StaffRole[] = ['support', 'auditor', 'operator'];

/* ---- who works here ---- */

export interface StaffMember {
  staffId: string;
  name: string;
  roles: StaffRole[];
}
/** GET /api/staff/me: for everybody. */
export interface StaffMe {
  /** Null: nobody of the staff is signed in. */
  staff: StaffMember | null;
  /** When this sign-in ends; null without one. */
  expiresAt: string | null;
  /** Sign-in by the company's OpenID Connect provider: its name, where one is configured. */
  provider: string | null;
}
/** POST /api/staff/sign-in: answers `StaffMe`, and sets the cookie. POST /api/staff/sign-out ends it: 204. The code is of the authenticator app, or one of the recovery codes. */
export interface StaffSignInRequest {
  name: string;
  password: string;
  code: string;
}
/** POST /api/staff/join: the token of an invitation, and the password chosen. */
export interface StaffJoinRequest {
  token: string;
  password: string;
}
export interface StaffJoinAnswer {
  name: string;
  /** `otpauth://` address for an authenticator app. */
  factorUri: string;
  /** The same secret, to be typed: base32. */
  factorSecret: string;
}
/** POST /api/staff/join/confirm: proves that the app has the secret. */
export interface StaffConfirmRequest {
  token: string;
  code: string;
}
export interface StaffConfirmAnswer {
  /** Each works once in place of a code. Shown once. */
  recoveryCodes: string[];
}
/** POST /api/staff/recovery-codes: answers `StaffConfirmAnswer`; the ones before count no more. */
export interface StaffRenewCodesRequest {
  currentPassword: string;
}
/** POST /api/staff/password: 204; every other sign-in ends. */
export interface StaffChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}
/** GET /api/staff/sessions. DELETE /api/staff/sessions/{sessionId} ends one: 204. */
export interface StaffSessionEntry {
  sessionId: string;
  startedAt: string;
  expiresAt: string;
  isThisOne: boolean;
}
export interface StaffSessionList {
  sessions: StaffSessionEntry[];
}

/* ---- finding a player ---- */

/** GET /api/staff/players?q= */
export interface FoundPlayerList {
  players: FoundPlayer[];
}
export interface FoundPlayer {
  /** Null: a payment that nobody has claimed; `paymentId` names it. */
  playerId: string | null;
  /** As it may be seen without a grant: `d••••n`. Null: erased, or nobody. */
  maskedUsername: string | null;
  maskedEmail: string | null;
  /** What the search hit. */
  foundBy: 'username' | 'email' | 'player_id' | 'transaction';
  /** The payment that was read out; null when something else was searched. */
  paymentId: string | null;
  /** How that payment stands; null without one. Its amount and day are not told: whoever claims it has to know them. */
  paymentStatus: FoundPaymentStatus | null;
}
export type FoundPaymentStatus =
  'open' | 'completed' | 'expired' | 'disputed' | 'dispute_won' | 'dispute_lost' | 'returned';
/** GET /api/staff/players/{playerId} */
export interface PlayerCard {
  playerId: string;
  maskedUsername: string | null;
  maskedEmail: string | null;
  /** The names themselves, while the reader has a grant; else null. */
  username: string | null;
  email: string | null;
  state: 'active' | 'suspended' | 'leaving' | 'erased';
  /** Null for those who are erased. */
  registeredAt: string | null;
  availableMicroUsd: number;
  reservedMicroUsd: number;
  heldMicroUsd: number;
  frozenMicroUsd: number;
  /** Purchased and given are what there is, what was charged, and what left otherwise. */
  purchasedMicroUsd: number;
  grantedMicroUsd: number;
  chargedMicroUsd: number;
  /** Left otherwise: refunded, taken back by banks, given up with the account. */
  withdrawnMicroUsd: number;
  games: number;
  turns: number;
  openReports: number;
  /** Acts that wait for a second person. */
  openActs: number;
  /** The reader's own; null: none. */
  grant: TextGrant | null;
}

/* ---- opened text ---- */

/** POST /api/staff/players/{playerId}/grant. Reason: 10 to 500 characters. DELETE closes it. */
export interface OpenGrantRequest {
  reason: string;
}
export interface TextGrant {
  grantId: string;
  openedAt: string;
  expiresAt: string;
}
/** Personal text: masked unless the reader has a grant. */
export interface StaffText {
  state: 'masked' | 'open' | 'erased';
  /** Only when open. */
  text: string | null;
  /** Characters of a masked one; 0 when it is not known. */
  length: number;
}

/* ---- the timeline ---- */

export type TimelineKind =
  | 'turn'
  | 'game'
  | 'charge'
  | 'credit'
  | 'payment'
  | 'refund'
  | 'dispute'
  | 'account'
  | 'letter'
  | 'report'
  | 'staff'
  | 'look';
export const timelineKinds: readonly TimelineKind[] = [
  'turn',
  'game',
  'charge',
  'credit',
  'payment',
  'refund',
  'dispute',
  'account',
  'letter',
  'report',
  'staff',
  'look',
];
/** One event of one of the player's streams, or a letter. */
export interface TimelineEntry {
  /** Of the event; a letter has the one of the event that it tells of, and its `letterId`. */
  position: string;
  streamId: string;
  revision: number;
  type: string;
  kind: TimelineKind;
  at: string;
  /** What it says, in a sentence, without personal text. */
  says: string;
  gameId: string | null;
  turnId: string | null;
  paymentId: string | null;
  letterId: string | null;
  /** What it added to, or took from, what is available; null: no movement. */
  availableDeltaMicroUsd: number | null;
  /** Who caused it: `player`, `staff`, `system`. */
  by: 'player' | 'staff' | 'system';
  /** Of the staff member; null for others. */
  staffName: string | null;
}
/** GET /api/staff/players/{playerId}/timeline?before=&limit=&kinds=turn,charge */
export interface TimelinePage {
  entries: TimelineEntry[];
  /** For the next page; null: this is the last. */
  nextBefore: string | null;
  /** All that there are of these kinds. */
  total: number;
}
/** GET /api/staff/players/{playerId}/timeline/{position} (and `?letterId=`) */
export interface TimelineDetail {
  entry: TimelineEntry;
  /** As it lies in the log, without what is sealed. */
  data: Record<string, unknown>;
  metadata: { eventId: string; version: number; correlationId: string; causationId: string; actorId: string };
  /** The sealed parts, by name. */
  texts: Record<string, StaffText>;
  /** Of a turn; null for everything else. */
  receipt: StaffReceipt | null;
  /** The letter as it was sent; null: this is none. */
  letter: StaffLetter | null;
}
export interface StaffReceipt {
  turnId: string;
  status: 'pending' | 'narrated' | 'failed' | 'stopped';
  failureCode: string | null;
  priceVersion: string;
  reservedMicroUsd: number;
  chargedMicroUsd: number;
  returnedMicroUsd: number;
  inputTokens: number | null;
  cachedInputTokens: number | null;
  outputTokens: number | null;
  /** Which lots paid. */
  lots: { lotId: string; source: 'purchase' | 'grant'; amountMicroUsd: number }[];
}
export interface StaffLetter {
  letterId: string;
  subject: StaffText;
  text: StaffText;
  sentAt: string | null;
}

/* ---- the replay ---- */

/** GET /api/staff/players/{playerId}/replay: the stops of the slider, oldest first. */
export interface ReplayStops {
  stops: ReplayStop[];
}
export interface ReplayStop {
  position: string;
  at: string;
  type: string;
  gameId: string | null;
}
/** GET /api/staff/players/{playerId}/replay/{position}?gameId= */
export interface ReplayFrame {
  position: string;
  at: string;
  entry: TimelineEntry;
  wallet: ReplayWallet;
  /** The game that the event belongs to, or that was played last until then; null: none was. */
  game: ReplayGame | null;
  /** The same at the end of the log, and what is not the same. */
  today: { wallet: ReplayWallet; game: ReplayGame | null };
  differences: ReplayDifference[];
}
export interface ReplayWallet {
  availableMicroUsd: number;
  reservedMicroUsd: number;
  heldMicroUsd: number;
  frozenMicroUsd: number;
  lots: { lotId: string; source: 'purchase' | 'grant'; amountMicroUsd: number; remainingMicroUsd: number }[];
}
/** What the page showed; personal text masked unless opened. */
export interface ReplayGame extends Omit<
  GameState,
  | 'narrative'
  | 'suggestions'
  | 'headInput'
  | 'branch'
  | 'danger'
  | 'ending'
  | 'pendingTurn'
  | 'lastFailedTurn'
> {
  characterName: StaffText;
  narrative: StaffText;
  /** One that is not open stands for all of them. */
  suggestions: StaffText[];
  /** Null at the opening. */
  headInput: StaffText | null;
  /** Not null: the story ends at the head. */
  ending: GameEnding['kind'] | null;
  /** What became of it all; null without an ending. */
  epilogue: StaffText | null;
  pendingTurnId: string | null;
  lastFailedTurnId: string | null;
  isDeleted: boolean;
}
export interface ReplayDifference {
  /** For example `wallet.availableMicroUsd`, `game.playerStats.influence`. */
  what: string;
  then: string;
  today: string;
}

/* ---- from a complaint to its proof ---- */

export type Complaint =
  'charged_for_nothing' | 'paid_and_no_credits' | 'story_is_gone' | 'refunded_too_little';
export const complaints: readonly Complaint[] = [
  'charged_for_nothing',
  'paid_and_no_credits',
  'story_is_gone',
  'refunded_too_little',
];
/** GET /api/staff/players/{playerId}/proofs/{complaint}: one finding for each thing it can be about, newest first. */
export interface Proof {
  complaint: Complaint;
  findings: Finding[];
}
export interface Finding {
  /** Of the turn, payment or game. */
  subjectId: string;
  at: string;
  /** Whether the player is right. */
  verdict: 'as_it_should_be' | 'not_as_it_should_be' | 'under_way';
  /** What the events show, in one sentence fit to be sent. */
  sentence: string;
  /** That settle it, oldest first. */
  events: TimelineEntry[];
}

/* ---- acts ---- */

export type Act =
  | { kind: 'goodwill'; amountMicroUsd: number }
  | { kind: 'refund'; paymentId: string; amountCents: number }
  | { kind: 'attach_payment'; paymentId: string }
  | { kind: 'drive_turn'; gameId: string; turnId: string }
  | { kind: 'fail_turn'; gameId: string; turnId: string }
  | { kind: 'end_sessions' }
  | { kind: 'suspend' }
  | { kind: 'lift_suspension' }
  | { kind: 'answer_report'; reportId: string }
  | { kind: 'write_letter' };
export type ActKind = Act['kind'];
/** What the payer says about a payment that nobody claimed: held against the provider's answer. */
export interface PaymentEvidence {
  amountCents: number;
  /** Of the payment, `YYYY-MM-DD`, UTC; a day more or less is right as well. */
  paidOn: string;
  /** Of the card. */
  last4: string;
}
/** POST /api/staff/players/{playerId}/acts, and …/acts/plan for a dry run. Idempotency-Key: sent twice it is asked for once. */
export interface ActRequest {
  act: Act;
  /** 10 to 500 characters. */
  reason: string;
  /** What the player is written: `answer_report` and `write_letter` need it, 10 to 4,000 characters. */
  letter?: string;
  /** `attach_payment` needs it. */
  evidence?: PaymentEvidence;
}
/** What would be appended, in order; nothing was. */
export interface ActPlan {
  needsApproval: boolean;
  events: { streamId: string; type: string; says: string; amountMicroUsd: number | null }[];
}
export type ActState = 'waiting' | 'authorised' | 'carried_out' | 'failed' | 'declined' | 'withdrawn';
export interface StaffAct {
  actId: string;
  playerId: string;
  /** As it may be seen without a grant: `d••••n`. Null: erased. */
  maskedUsername: string | null;
  act: Act;
  state: ActState;
  needsApproval: boolean;
  askedBy: string;
  askedByName: string;
  isOwn: boolean;
  askedAt: string;
  /** Who approved or declined. */
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: string | null;
  /** Why it failed. */
  failureCode: string | null;
  reason: StaffText;
  /** The reader's own, for the player; null: none. */
  grant: TextGrant | null;
}
/** GET /api/staff/acts?state=waiting and /api/staff/players/{playerId}/acts: each is recorded as a read of whom it shows. */
export interface StaffActList {
  acts: StaffAct[];
}
/** GET /api/staff/acts/count: reads no person, so that it may be asked again and again. */
export interface StaffActCount {
  waiting: number;
}
/** POST /api/staff/players/{playerId}/acts/{actId}/decline */
export interface DeclineActRequest {
  reason: string;
}

/* ---- reports ---- */

export type ReportState = 'open' | 'taken' | 'answered';
/** GET /api/staff/reports?state=open&before= */
export interface StaffReportPage {
  reports: StaffReport[];
  nextBefore: string | null;
}
/** GET /api/staff/reports/count: reads no person, so that it may be asked again and again. */
export interface StaffReportCount {
  open: number;
}
export interface StaffReport {
  reportId: string;
  playerId: string;
  /** Null: erased. */
  maskedUsername: string | null;
  gameId: string;
  turnId: string;
  reason: ReportReason;
  reportedAt: string;
  state: ReportState;
  ownerId: string | null;
  ownerName: string | null;
  answeredAt: string | null;
  comment: StaffText;
  userInput: StaffText;
  narrative: StaffText;
  /** The reader's own, for the player; null: none. */
  grant: TextGrant | null;
}
