import { ProblemError } from '../../platform/http/index.js';
import { ProviderUnavailable } from './payment-provider.js';

const RETRY_AFTER_SECONDS = 5;

/**
 * While the provider is away the player is told to come back.
 * @param detail a sentence fit to show
 * @throws ProblemError 503 `payment_provider_unavailable`, or what `work` throws
 */
export async function reachingProvider<T>(detail: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new ProblemError(503, error.code, detail, undefined, RETRY_AFTER_SECONDS);
  }
}
