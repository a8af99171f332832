/** A notice as it is sent: as it came, signed anew, or in one of the ways in which none may be taken. */
import Stripe from 'stripe';
import type { Notice } from './postbox.js';

export const goodSorts = ['same bytes', 'signed anew'] as const;
export const badSorts = ['too old', 'forged', 'another body', 'another amount', 'another currency'] as const;
export type Sort = (typeof goodSorts)[number] | (typeof badSorts)[number];

/** The webhook takes what is signed; what it tells is refused all the same where it is not what was asked for. */
export const dueStatus: Readonly<Record<Sort, 200 | 400>> = {
  'same bytes': 200,
  'signed anew': 200,
  'too old': 400,
  forged: 400,
  'another body': 400,
  'another amount': 200,
  'another currency': 200,
};

export interface Delivery {
  readonly sort: Sort;
  readonly body: string;
  /** At the moment when it is sent. */
  signature(): string;
}

/** Stripe's client takes five minutes; a signature that may pass them on its way is made anew. */
const FRESH_MS = 240_000;
const TOO_OLD_SECONDS = 600;
const SECOND_MS = 1_000;

interface Session {
  readonly id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export class Deliveries {
  /** @param forgersSecret not the provider's, unless the trial is to fail */
  constructor(
    private readonly secret: string,
    private readonly forgersSecret: string,
  ) {}

  of(sort: Sort, notice: Notice): Delivery {
    const { body, signature, heldAt } = notice;
    const signed = (payload: string, more: { secret?: string; timestamp?: number } = {}) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret: this.secret, ...more });
    switch (sort) {
      case 'same bytes':
        return {
          sort,
          body,
          signature: () => (Date.now() - heldAt < FRESH_MS ? signature : signed(body)),
        };
      case 'signed anew':
        return { sort, body, signature: () => signed(body) };
      case 'too old': {
        const timestamp = () => Math.floor(Date.now() / SECOND_MS) - TOO_OLD_SECONDS;
        return { sort, body, signature: () => signed(body, { timestamp: timestamp() }) };
      }
      case 'forged':
        return { sort, body, signature: () => signed(body, { secret: this.forgersSecret }) };
      case 'another body': {
        const changed = withSession(body, ({ amount_total }) => ({ amount_total: amount_total * 10 }));
        return { sort, body: changed, signature: () => signed(body) };
      }
      case 'another amount': {
        const changed = withSession(body, ({ amount_total }) => ({ amount_total: amount_total * 10 }));
        return { sort, body: changed, signature: () => signed(changed) };
      }
      case 'another currency': {
        const changed = withSession(body, () => ({ currency: 'jpy' }));
        return { sort, body: changed, signature: () => signed(changed) };
      }
    }
  }
}

/** What a forger makes of a notice: that another checkout was paid. */
export function noticeOfAnother(
  notice: Notice,
  { sessionId, paymentId, amountCents }: { sessionId: string; paymentId: string; amountCents: number },
): Notice {
  const body = withSession(notice.body, () => ({
    id: sessionId,
    amount_total: amountCents,
    metadata: { paymentId },
  }));
  return { ...notice, body };
}

function withSession(body: string, change: (session: Session) => Partial<Session>): string {
  const event = JSON.parse(body) as { readonly data: { readonly object: Session } };
  const { object } = event.data;
  return JSON.stringify({ ...event, data: { ...event.data, object: { ...object, ...change(object) } } });
}
