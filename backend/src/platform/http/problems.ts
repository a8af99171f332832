/** The table of problems: how HTTP tells each code. No other place knows which status a refusal or a failure has. */
import { refusals, type FailureCode, type RefusalCode } from '../refusals/index.js';

export interface Answer {
  readonly status: number;
  /** Unless whoever refuses knows it better. */
  readonly retryAfterSeconds?: number;
  /** Of the request: the sentence is told as what is wrong with it. */
  readonly field?: string;
}
interface AnswerInWords extends Answer {
  /** A sentence fit to show. */
  readonly detail: string;
}

/** Nothing was taken. */
export const refused: Readonly<Record<RefusalCode, Answer>> = {
  invalid_period: { status: 400 },
  invalid_request: { status: 400 },
  empty_input: { status: 400, field: 'userInput' },
  input_too_long: { status: 400, field: 'userInput' },
  unknown_amount: { status: 400 },
  forged_notice: { status: 400 },

  invalid_credentials: { status: 401 },
  session_ended: { status: 401 },

  game_not_found: { status: 404 },
  // To its player a deleted game is gone.
  game_deleted: { status: 404 },
  no_active_game: { status: 404 },
  no_demo: { status: 404 },
  no_provider: { status: 404 },
  unknown_act: { status: 404 },
  unknown_branch: { status: 404 },
  unknown_character: { status: 404 },
  unknown_claim: { status: 404 },
  unknown_export: { status: 404 },
  unknown_exception: { status: 404 },
  unknown_item: { status: 404 },
  unknown_lane: { status: 404 },
  unknown_line: { status: 404 },
  unknown_month: { status: 404 },
  unknown_narrator: { status: 404 },
  unknown_order: { status: 404 },
  unknown_payment: { status: 404 },
  unknown_position: { status: 404 },
  unknown_report: { status: 404 },
  unknown_session: { status: 404 },
  unknown_share: { status: 404 },
  unknown_staff: { status: 404 },
  unknown_turn: { status: 404 },

  account_suspended: { status: 409 },
  act_decided: { status: 409 },
  act_not_authorised: { status: 409 },
  amount_mismatch: { status: 409 },
  books_changed: { status: 409 },
  checkout_closed: { status: 409 },
  credits_frozen: { status: 409 },
  demo_completed: { status: 409 },
  demo_continued: { status: 409 },
  demo_pending: { status: 409 },
  daily_cap_as_configured: { status: 409 },
  daily_cap_changed: { status: 409 },
  demo_turn_mismatch: { status: 409 },
  earlier_month_open: { status: 409 },
  email_taken: { status: 409, field: 'email' },
  export_not_ready: { status: 409 },
  exception_accepted: { status: 409 },
  exception_changed: { status: 409 },
  exception_not_explained: { status: 409 },
  exception_taken: { status: 409 },
  exceptions_open: { status: 409 },
  fallback_forced_already: { status: 409 },
  fallback_not_forced: { status: 409 },
  game_ended: { status: 409 },
  game_moved_on: { status: 409 },
  guarantee_used: { status: 409 },
  heads_not_signed: { status: 409 },
  lanes_changed: { status: 409 },
  last_narrator: { status: 409 },
  later_month_closed: { status: 409 },
  month_closed: { status: 409 },
  month_not_closed: { status: 409 },
  month_not_over: { status: 409 },
  narration_not_paused: { status: 409 },
  narration_paused_already: { status: 409 },
  narrator_drained_already: { status: 409 },
  narrator_quiet_already: { status: 409 },
  narrator_takes_turns: { status: 409 },
  no_fallback: { status: 409 },
  no_grant: { status: 409 },
  no_rebuild_under_way: { status: 409 },
  not_own_act: { status: 409 },
  not_paid: { status: 409 },
  nothing_replaced: { status: 409 },
  nothing_to_refund: { status: 409 },
  own_act: { status: 409 },
  own_explanation: { status: 409 },
  payment_disputed: { status: 409 },
  payment_returned: { status: 409 },
  provider_not_fetched: { status: 409 },
  rebuild_under_way: { status: 409 },
  refund_exceeds_purchase: { status: 409 },
  refund_pending: { status: 409 },
  replaced_by_other_code: { status: 409 },
  report_answered: { status: 409 },
  report_taken: { status: 409 },
  session_attached: { status: 409 },
  session_mismatch: { status: 409 },
  share_revoked: { status: 409 },
  slots_changed: { status: 409 },
  staff_name_taken: { status: 409 },
  too_many_characters: { status: 409 },
  too_many_shares: { status: 409 },
  turn_not_pending: { status: 409 },
  turn_pending: { status: 409 },
  turns_changed: { status: 409 },
  unknown_purchase: { status: 409 },
  username_taken: { status: 409, field: 'username' },

  invitation_expired: { status: 410 },
  player_erased: { status: 410 },
  reset_link_expired: { status: 410 },
  unknown_player: { status: 410 },

  amount_not_positive: { status: 422 },
  daily_cap_out_of_range: { status: 422, field: 'capMicroUsd' },
  empty_filter: { status: 422 },
  evidence_mismatch: { status: 422, field: 'evidence' },
  goodwill_too_large: { status: 422 },
  idempotency_key_reused: { status: 422 },
  letter_too_long: { status: 422, field: 'letter' },
  letter_too_short: { status: 422, field: 'letter' },
  no_evidence: { status: 422, field: 'evidence' },
  reason_names_somebody: { status: 422, field: 'reason' },
  reason_too_long: { status: 422, field: 'reason' },
  reason_too_short: { status: 422, field: 'reason' },
  sign_in_too_old: { status: 422 },
  slots_out_of_range: { status: 422, field: 'slots' },
  text_refused: { status: 422 },
  wrong_code: { status: 422, field: 'code' },
  wrong_era: { status: 422, field: 'characterId' },
  wrong_password: { status: 422, field: 'currentPassword' },

  demo_day_limit: { status: 429 },
  demo_visitor_limit: { status: 429 },
  too_many_exports: { status: 429, retryAfterSeconds: 5 },
  too_many_requests: { status: 429 },
  too_many_turns_at_once: { status: 429, retryAfterSeconds: 10 },
  too_many_unfinished_turns: { status: 429 },

  demo_slow: { status: 503, retryAfterSeconds: 5 },
  narration_paused: { status: 503, retryAfterSeconds: 60 },
  narrator_resting: { status: 503 },
  payment_provider_unavailable: { status: 503, retryAfterSeconds: 5 },
  read_model_behind: { status: 503, retryAfterSeconds: 1 },

  // Processes and the command line meet these, no call.
  account_closed: { status: 409 },
  auditor_stands_alone: { status: 409 },
  claimed_by_another: { status: 409 },
  dispute_exceeds_payment: { status: 409 },
  erasure_not_requested: { status: 409 },
  game_exists: { status: 409 },
  payment_exists: { status: 409 },
  refund_exceeds_payment: { status: 409 },
  reservations_open: { status: 409 },
  role_missing: { status: 409 },
  staff_not_joined: { status: 409 },
  unknown_dispute: { status: 409 },
  unknown_refund: { status: 409 },
};

/** The sentences are the story's or the prologue's; these are for who calls. */
export const failed: Readonly<Record<FailureCode, AnswerInWords>> = {
  credits_frozen: { status: 402, detail: 'The credits are frozen while a payment is being disputed.' },
  insufficient_credits: { status: 402, detail: 'There are not enough credits for a turn.' },
  game_deleted: { status: 409, detail: 'The game was deleted while its turn was written.' },
  failed_by_support: { status: 409, detail: 'Support ended the turn before it was told.' },
  failed_by_operator: { status: 409, detail: 'The turn hung, and was ended before it was told.' },
  stopped_before_first_word: { status: 409, detail: 'The turn was stopped before it began.' },
  player_erased: { status: 410, detail: 'The account was deleted while the turn was written.' },
  prompt_too_long: { status: 422, detail: 'The text is too long for the narrator.' },
  text_refused: { status: 422, detail: 'The text was not taken up.' },
  answer_refused: { status: 502, detail: 'The narrator’s answer was not fit to be shown.' },
  model_answer_malformed: { status: 502, detail: 'The narrator’s answer could not be read.' },
  model_quota_exceeded: { status: 502, detail: 'The narrator’s quota is exceeded.' },
  model_quota_insufficient: { status: 502, detail: 'The narrator’s quota does not suffice.' },
  model_refused: { status: 502, detail: 'The narrator refused to tell it.' },
  model_unavailable: { status: 502, detail: 'The narrator could not be reached.' },
  reservation_lost: { status: 502, detail: 'The credits put by for the turn were gone.' },
  text_unreadable: { status: 502, detail: 'A part of the story can no longer be read.' },
  model_rate_limited: { status: 503, detail: 'The narrator is asked too often.' },
  narration_broken_off: { status: 503, retryAfterSeconds: 5, detail: 'The narration broke off.' },
  queue_unavailable: { status: 503, retryAfterSeconds: 5, detail: 'The turn could not be queued.' },
  timed_out: { status: 504, detail: 'The turn took too long.' },
};

/** What the edge itself answers. */
export const atTheEdge = {
  unknown_log_position: {
    status: 400,
    detail: 'X-Log-Position lies beyond the end of the log: no answer carried it.',
  },
  not_signed_in: { status: 401, detail: 'Please sign in first.' },
  not_found: { status: 404, detail: 'There is nothing at this address.' },
  screenshot_not_found: { status: 404, detail: 'There is no such screenshot.' },
  method_not_allowed: { status: 405, detail: 'This address does not take that kind of request.' },
  too_slow: { status: 408, detail: 'The request did not arrive in time.' },
  too_large: { status: 413, detail: 'The request is larger than this address takes.' },
  unsupported_media_type: { status: 415, detail: 'The request must be JSON in UTF-8.' },
  headers_too_large: { status: 431, detail: 'The address and the headers are larger than is read.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  busy: {
    status: 503,
    detail: 'Too much is happening at once. Please try again in a moment.',
    retryAfterSeconds: 2,
  },
  not_ready: {
    status: 503,
    detail: 'The game is not ready. Please try again in a moment.',
    retryAfterSeconds: 2,
  },
  unavailable: {
    status: 503,
    detail: 'The chronicle cannot be reached right now. Please try again in a moment.',
    retryAfterSeconds: 2,
  },
} satisfies Readonly<Record<string, AnswerInWords>>;

export type EdgeCode = keyof typeof atTheEdge;
export type ProblemCode = RefusalCode | FailureCode | EdgeCode;

export interface ProblemKind {
  /** A call that is refused, or a turn that came to nothing. */
  readonly of: 'call' | 'turn';
  readonly code: ProblemCode;
  readonly status: number;
  /** The sentence that is shown; of a failed turn what it means. */
  readonly detail: string;
}

/** All there are, by status and code. A code may have two: one of a call, one of a turn. */
export const problems: readonly ProblemKind[] = [
  ...kindsOf('call', refused, (code) => refusals[code]),
  ...kindsOf('turn', failed, (code) => failed[code].detail),
  ...kindsOf<EdgeCode>('call', atTheEdge, (code) => atTheEdge[code].detail),
].sort((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));

function kindsOf<Code extends ProblemCode>(
  of: ProblemKind['of'],
  answers: Readonly<Record<Code, Answer>>,
  detailOf: (code: Code) => string,
): ProblemKind[] {
  const codes = Object.keys(answers) as Code[];
  return codes.map((code) => ({ of, code, status: answers[code].status, detail: detailOf(code) }));
}
