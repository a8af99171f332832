/** Why there is no new text: the sentence for it (specification, section 8; decision 11), and what is ours beside it. */
import type { Turn } from '@rubicon/contracts';
import { ApiError } from '../../../lib/api/api-error.js';
import { playStrings } from '../../../strings/play.js';
import type { TurnText } from './turn-text.js';

export interface TurnFailure {
  /** The problem's or the turn's stable code; null when it said none, or was not reached. */
  readonly code: string | null;
  readonly sentence: string;
  /** What happened, and whether to try again now or later; null where the sentence says it. */
  readonly reason: string | null;
  /** What was not played. */
  readonly text: TurnText;
  /** In micro-dollars: was set aside for the turn, and has come back; 0 when it was refused before that. */
  readonly reservedMicroUsd: number;
}

const { failure } = playStrings;
/** Most specific first. */
const sentences: readonly (readonly [RegExp, string, code: string])[] = [
  [/insufficient_quota/i, failure.quotaInsufficient, 'model_quota_insufficient'],
  [/quota|billing/i, failure.quotaExceeded, 'model_quota_exceeded'],
  [/rate limit/i, failure.rateLimited, 'model_rate_limited'],
];

/** Of a turn that the server did not take, or that was lost sight of. */
export function turnFailure(error: unknown, text: TurnText): TurnFailure {
  if (error instanceof ApiError && error.problem)
    return { ...told(error.code, error.problem.detail), text, reservedMicroUsd: 0 };
  const message = error instanceof Error ? error.message : '';
  const [, sentence, code] = sentences.find(([pattern]) => pattern.test(message)) ?? [];
  const unanswered = error instanceof ApiError ? failure.serverUnwell : failure.notReached;
  return {
    code: null,
    sentence: sentence ?? failure.unknown,
    reason: code === undefined ? unanswered : reasonOf(code),
    text,
    reservedMicroUsd: 0,
  };
}

/** Of a turn that the server took, and that failed; null of any other. */
export function failedTurn(turn: Turn | null): TurnFailure | null {
  if (!turn?.failure) return null;
  const { code, detail } = turn.failure;
  return { ...told(code, detail), text: turn, reservedMicroUsd: turn.receipt?.reservedMicroUsd ?? 0 };
}

/** @param code null: a problem of somebody between us, who knows nothing of the turn */
function told(code: string | null, sentence: string): Pick<TurnFailure, 'code' | 'sentence' | 'reason'> {
  return { code, sentence, reason: code === null ? failure.serverUnwell : reasonOf(code) };
}

function reasonOf(code: string): string | null {
  return Object.hasOwn(failure.reasons, code) ? (failure.reasons[code] ?? null) : null;
}

/** New credits play at once, also while others are frozen. */
export function isOutOfCredits({ code }: TurnFailure): boolean {
  return code === 'insufficient_credits' || code === 'credits_frozen';
}

/** The same words would end the same way, or are not asked for. */
const FINAL: ReadonlySet<string> = new Set([
  'text_refused',
  'text_unreadable',
  'prompt_too_long',
  'input_too_long',
  'insufficient_credits',
  'credits_frozen',
  'game_moved_on',
  'game_ended',
  'game_not_found',
  'game_deleted',
  'player_erased',
  'account_suspended',
]);

export function canTryAgain({ code }: TurnFailure): boolean {
  return code === null || !FINAL.has(code);
}
