/** What can go wrong with a model call, as the codes a turn fails with. */
import type { TokenUsage, TurnFailureCode } from '@rubicon/domain';
import type { APIError } from 'openai';
import type { CallTimes, TimedOut } from './call-watch.js';
import { apiErrorOf, isTooLongFor, statusOf } from './api-error.js';
import { serverFaultIn } from './server-fault.js';

export interface ModelFailure {
  readonly code: TurnFailureCode;
  /** The same call may go well a moment later. */
  readonly retryable: boolean;
  /** The provider was not there, or did not answer in time: what a circuit breaker counts. */
  readonly outage: boolean;
  /** What the provider may charge us for it; null when nothing was written. */
  readonly usage: TokenUsage | null;
  /** Milliseconds that the provider asked to wait; null when it did not say. */
  readonly retryAfterMs: number | null;
}

export class ModelCallFailed extends Error implements ModelFailure {
  readonly code: TurnFailureCode;
  readonly retryable: boolean;
  readonly outage: boolean;
  readonly usage: TokenUsage | null;
  readonly retryAfterMs: number | null;

  /** @param cause its message is for the log: one sentence, which quotes nothing */
  constructor({ code, ...failure }: Pick<ModelFailure, 'code'> & Partial<ModelFailure>, cause?: unknown) {
    super(`model call failed: ${code}`, { cause });
    this.code = code;
    this.retryable = failure.retryable ?? false;
    this.outage = failure.outage ?? false;
    this.usage = failure.usage ?? null;
    this.retryAfterMs = failure.retryAfterMs ?? null;
  }
}

/** Reads an error of the OpenAI client or of the connection below it (`TypeError: terminated`). @param sentence for the log */
export function modelFailureOf(
  error: unknown,
  { usage, sentence }: { readonly usage: TokenUsage | null; readonly sentence: string },
): ModelCallFailed {
  const failed = (failure: Pick<ModelFailure, 'code'> & Partial<ModelFailure>) =>
    new ModelCallFailed({ usage, ...failure }, new Error(sentence));
  if (serverFaultIn(error)?.kind === 'page') return failed({ code: 'model_unavailable' });
  const answered = apiErrorOf(error);
  if (!answered) return failed({ code: 'model_unavailable', retryable: true, outage: true });

  const { code, type } = answered;
  const said = [code, type].filter((one) => typeof one === 'string').join(' ');
  const status = statusOf(answered);
  // Most specific first (decision 11); a quota error comes as 429 too, and waiting does not mend it.
  if (said.includes('insufficient_quota')) return failed({ code: 'model_quota_insufficient' });
  if (/quota|billing/.test(said) || status === 402) return failed({ code: 'model_quota_exceeded' });
  if (isTooLongFor(answered)) return failed({ code: 'prompt_too_long' });
  if (/content_filter|content_policy/.test(said)) return failed({ code: 'model_refused' });
  const retryAfterMs = retryAfterOf(headersOf(answered));
  if (status === 429 || said.includes('rate_limit'))
    return failed({ code: 'model_rate_limited', retryable: true, retryAfterMs });
  const ours = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409;
  return failed({ code: 'model_unavailable', retryable: !ours, outage: !ours, retryAfterMs });
}

/** A first token or a further piece that does not come; and what comes too slowly, or is not done in time. */
export function outOfTime(
  timedOut: TimedOut,
  { firstTokenMs, idleMs, totalMs }: CallTimes,
  usage: TokenUsage | null,
): ModelCallFailed {
  const sentences: Readonly<Record<TimedOut, string>> = {
    first_token: `no first token came within ${Math.round(firstTokenMs)} ms (MODEL_FIRST_TOKEN_TIMEOUT_MS)`,
    idle: `no further piece came for ${Math.round(idleMs)} ms (MODEL_IDLE_TIMEOUT_MS)`,
    pace: `it writes too slowly to be done in ${Math.round(totalMs)} ms (MODEL_TOTAL_TIMEOUT_MS)`,
    total: `it was not done in ${Math.round(totalMs)} ms (MODEL_TOTAL_TIMEOUT_MS)`,
  };
  return new ModelCallFailed(
    { code: 'timed_out', retryable: timedOut === 'idle', outage: timedOut !== 'total', usage },
    new Error(`the model is too slow: ${sentences[timedOut]}`),
  );
}

/** The class's own type parameters are lost in `instanceof`; this is how it declares them. */
function headersOf(error: APIError): Headers | undefined {
  return (error as APIError<number | undefined, Headers | undefined, object | undefined>).headers;
}

/** Milliseconds. `Retry-After` is a number of seconds or a date (RFC 9110). */
function retryAfterOf(headers: Headers | undefined): number | null {
  const exact = headers?.get('retry-after-ms');
  if (exact && Number(exact) >= 0) return Number(exact);
  const told = headers?.get('retry-after');
  if (!told) return null;
  if (Number(told) >= 0) return Number(told) * 1000;
  const at = Date.parse(told);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
