/** What can go wrong with a model call, as the codes a turn fails with. */
import type { TokenUsage, TurnFailureCode } from '@rubicon/domain';
import { APIConnectionError, APIError } from 'openai';

const CODE_CHARACTERS_MAX = 60;

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

  constructor({ code, ...failure }: Pick<ModelFailure, 'code'> & Partial<ModelFailure>, cause?: unknown) {
    super(`model call failed: ${code}`, { cause });
    this.code = code;
    this.retryable = failure.retryable ?? false;
    this.outage = failure.outage ?? false;
    this.usage = failure.usage ?? null;
    this.retryAfterMs = failure.retryAfterMs ?? null;
  }
}

/** Reads an error of the OpenAI client or of the connection below it (`TypeError: terminated`). */
export function modelFailureOf(error: unknown, usage: TokenUsage | null): ModelCallFailed {
  if (error instanceof ModelCallFailed) return error;
  const cause = withoutQuotes(error);
  const failed = (failure: Pick<ModelFailure, 'code'> & Partial<ModelFailure>) =>
    new ModelCallFailed({ usage, ...failure }, cause);
  if (!(error instanceof APIError) || error instanceof APIConnectionError)
    return failed({ code: 'model_unavailable', retryable: true, outage: true });

  // The class's own type parameters are lost in `instanceof`; this is how it declares them.
  const { headers } = error as APIError<number | undefined, Headers | undefined, object | undefined>;
  const said = `${error.code ?? ''} ${error.type ?? ''}`;
  const { status } = error as { status?: number };
  // Most specific first (decision 11); a quota error comes as 429 too, and waiting does not mend it.
  if (said.includes('insufficient_quota')) return failed({ code: 'model_quota_insufficient' });
  if (/quota|billing/.test(said) || status === 402) return failed({ code: 'model_quota_exceeded' });
  if (said.includes('context_length_exceeded')) return failed({ code: 'prompt_too_long' });
  if (/content_filter|content_policy/.test(said)) return failed({ code: 'model_refused' });
  const retryAfterMs = retryAfterOf(headers);
  if (status === 429 || said.includes('rate_limit'))
    return failed({ code: 'model_rate_limited', retryable: true, retryAfterMs });
  const ours = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409;
  return failed({ code: 'model_unavailable', retryable: !ours, outage: !ours, retryAfterMs });
}

/** What the parser complains of it quotes, and so do some servers; and what they quote is the story. */
function withoutQuotes(error: unknown): unknown {
  if (error instanceof SyntaxError) return new Error('a piece of the stream could not be read');
  if (!(error instanceof APIError) || error instanceof APIConnectionError) return error;
  const { status, code, type } = error as { status?: number; code?: unknown; type?: unknown };
  const said = [code, type].flatMap((one) =>
    typeof one === 'string' ? [one.slice(0, CODE_CHARACTERS_MAX)] : [],
  );
  return new Error(['the model’s server answers', status ?? 'with an error', ...new Set(said)].join(' '));
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
