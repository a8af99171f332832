import Stripe from 'stripe';
import type { AppConfig } from '../../platform/config/index.js';

const TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;

/** Stripe's own client, at Stripe unless the configuration names another address. */
export function stripeClient({ stripeApiUrl, stripeSecretKey }: AppConfig): Stripe {
  return new Stripe(stripeSecretKey, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    ...addressOf(stripeApiUrl),
  });
}

function addressOf(apiUrl: string | null): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
  };
}
