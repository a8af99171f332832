import { Refused } from '../../platform/refusals/index.js';
import { ProviderUnavailable } from './payment-provider.js';

/**
 * While the provider is away the player is told to come back.
 * @param detail a sentence fit to show
 * @throws Refused `payment_provider_unavailable`, or what `work` throws
 */
export async function reachingProvider<T>(detail: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new Refused(error.code, { detail });
  }
}
