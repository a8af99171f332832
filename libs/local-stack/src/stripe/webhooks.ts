/** Delivers recorded events, signed, until the webhook answers 2xx. What waits is in the state file, so a restart goes on with it. */
import Stripe from 'stripe';
import type { PendingDelivery, StateFile } from './state.js';

const firstDelayMs = 200;
const longestDelayMs = 30_000;
/** Stripe gives up after three days. */
const giveUpAfterSeconds = 3 * 24 * 60 * 60;
const answerTimeoutMs = 10_000;
const atOnce = 8;

export interface WebhookPorts {
  readonly file: StateFile;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** Unix milliseconds. */
  now: () => number;
}

export interface WebhookSender {
  /** Looks for deliveries that are due; call after recording an event. */
  wake(): void;
  /** Ends attempts under way; what was not taken stays pending. */
  stop(): Promise<void>;
}

export function startWebhookSender({ file, webhookUrl, webhookSecret, now }: WebhookPorts): WebhookSender {
  const { state } = file;
  const underWay = new Map<PendingDelivery, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function post(eventId: string): Promise<boolean> {
    const payload = JSON.stringify(state.events[eventId]);
    const timestamp = Math.floor(now() / 1000);
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({
            payload,
            secret: webhookSecret,
            timestamp,
          }),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function deliver(delivery: PendingDelivery): Promise<void> {
    const event = state.events[delivery.eventId];
    const taken = event === undefined || (await post(delivery.eventId));
    if (stopping.signal.aborted && !taken) return;
    const isHopeless = event !== undefined && event.created < now() / 1000 - giveUpAfterSeconds;
    if (taken || isHopeless) {
      if (event && taken) event.pending_webhooks = 0;
      state.deliveries = state.deliveries.filter((other) => other !== delivery);
    } else {
      delivery.nextAttemptAt = now() + Math.min(firstDelayMs * 2 ** delivery.attempts, longestDelayMs);
      delivery.attempts += 1;
    }
    await file.save();
  }

  function wake(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const waiting = state.deliveries.filter((delivery) => !underWay.has(delivery));
    const due = waiting.filter((delivery) => delivery.nextAttemptAt <= now());
    for (const delivery of due.slice(0, atOnce - underWay.size)) {
      const attempt = deliver(delivery).finally(() => {
        underWay.delete(delivery);
        wake();
      });
      underWay.set(delivery, attempt);
    }
    const later = waiting.filter((delivery) => delivery.nextAttemptAt > now());
    if (later.length === 0) return;
    const next = Math.min(...later.map((delivery) => delivery.nextAttemptAt));
    timer = setTimeout(wake, Math.max(next - now(), 1));
  }

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.allSettled(underWay.values());
    },
  };
}
