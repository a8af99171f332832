/** What can go wrong with a model call, as the codes a turn fails with. */
import type { TokenUsage, TurnFailureCode } from '@rubicon/domain';
import { APIConnectionError, APIError } from 'openai';

export class ModelCallFailed extends Error {
  /**
   * @param retryable whether the same call may go well a moment later
   * @param usage what the provider may charge us for it; null when nothing was written
   * @param retryAfterMs what the provider asked to wait; null when it did not say
   */
  constructor(
    readonly code: TurnFailureCode,
    readonly retryable: boolean,
    readonly usage: TokenUsage | null = null,
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`model call failed: ${code}`, options);
  }
}

/** Reads an error of the OpenAI client or of the connection below it (`TypeError: terminated`). */
export function modelFailureOf(error: unknown, usage: TokenUsage | null): ModelCallFailed {
  if (error instanceof ModelCallFailed) return error;
  const failed = (code: TurnFailureCode, retryable: boolean, retryAfterMs: number | null = null) =>
    new ModelCallFailed(code, retryable, usage, retryAfterMs, { cause: error });
  if (!(error instanceof APIError) || error instanceof APIConnectionError)
    return failed('model_unavailable', true);

  // The class's own type parameters are lost in `instanceof`; this is how it declares them.
  const { headers } = error as APIError<number | undefined, Headers | undefined, object | undefined>;
  const said = `${error.code ?? ''} ${error.type ?? ''}`;
  const { status } = error as { status?: number };
  // Most specific first (decision 11); a quota error comes as 429 too, and waiting does not mend it.
  if (said.includes('insufficient_quota')) return failed('model_quota_insufficient', false);
  if (/quota|billing/.test(said) || status === 402) return failed('model_quota_exceeded', false);
  if (said.includes('context_length_exceeded')) return failed('prompt_too_long', false);
  if (/content_filter|content_policy/.test(said)) return failed('model_refused', false);
  if (status === 429 || said.includes('rate_limit'))
    return failed('model_rate_limited', true, retryAfterMs(headers));
  const ours = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409;
  return failed('model_unavailable', !ours, retryAfterMs(headers));
}

function retryAfterMs(headers: Headers | undefined): number | null {
  const exact = Number(headers?.get('retry-after-ms') ?? NaN);
  if (exact >= 0) return exact;
  const seconds = Number(headers?.get('retry-after') ?? NaN);
  return seconds >= 0 ? seconds * 1000 : null;
}
