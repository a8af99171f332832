/** Stripe Checkout behind our port: the one file that knows Stripe. */
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { AppConfig } from '../../platform/config/index.js';
import {
  CheckoutProvider,
  ForgedNotice,
  ProviderUnavailable,
  type CheckoutSession,
  type CheckoutToCreate,
  type ProviderNotice,
} from './checkout-provider.js';

const TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;

@Injectable()
export class StripeCheckout extends CheckoutProvider {
  private readonly stripe: Stripe;

  constructor(private readonly config: AppConfig) {
    super();
    this.stripe = new Stripe(config.stripeSecretKey, {
      telemetry: false,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: NETWORK_RETRIES,
      ...addressOf(config.stripeApiUrl),
    });
  }

  async createSession(checkout: CheckoutToCreate): Promise<CheckoutSession> {
    const session = await reaching(() =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: checkout.amountCents,
                product_data: { name: checkout.name },
              },
            },
          ],
          client_reference_id: checkout.paymentId,
          metadata: { paymentId: checkout.paymentId },
          payment_intent_data: { metadata: { paymentId: checkout.paymentId } },
          success_url: checkout.successUrl,
          cancel_url: checkout.cancelUrl,
          ...(checkout.email === null ? {} : { customer_email: checkout.email }),
        },
        { idempotencyKey: checkout.paymentId },
      ),
    );
    return read(session);
  }

  async findSession(sessionId: string): Promise<CheckoutSession | null> {
    return reaching(async () => {
      try {
        return read(await this.stripe.checkout.sessions.retrieve(sessionId));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
        throw error;
      }
    });
  }

  readNotice(body: Buffer, signature: string): ProviderNotice {
    let event: Stripe.Event;
    try {
      event = this.stripe.webhooks.constructEvent(body, signature, this.config.stripeWebhookSecret);
    } catch {
      throw new ForgedNotice('a webhook with a wrong or old signature');
    }
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired':
        return { kind: 'session_changed', session: read(event.data.object) };
      default:
        return null;
    }
  }
}

function read(session: Stripe.Checkout.Session): CheckoutSession {
  const intent = session.payment_intent;
  return {
    sessionId: session.id,
    paymentId: session.metadata?.['paymentId'] ?? null,
    status: statusOf(session.status),
    paid: session.payment_status === 'paid',
    url: session.url ?? null,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    payerEmail: session.customer_details?.email ?? null,
  };
}

function statusOf(status: string | null): CheckoutSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
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

/** The provider's own troubles become one error; what it says about the request stays as it is. */
async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderUnavailable(`payment provider: ${error.type}`, { cause: error });
    throw error;
  }
}
