/**
 * Asks the provider how a payment stands and brings it there: its checkout, its refunds, its disputes. Notices, the return from checkout,
 * support and the payment's process all come through here, in any order and as often as they like.
 */
import type { Refusal } from '@rubicon/eventsourcing';
import { drivePayment, followSession, type PaymentProgress } from './drive-payment.js';
import type { PaymentPorts } from './payment-ports.js';
import type { CheckoutSession, ProviderNotice } from './payment-provider.js';
import { providerNews } from './provider-news.js';

/** The provider may say something new while it is listened to, but not for ever. */
const MOST_ROUNDS = 10;

export type LearntSession =
  | ({ readonly kind: 'followed' } & PaymentProgress)
  /** The session and our payment do not belong together. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** @throws as `drivePayment` */
export async function learnSession(session: CheckoutSession, ports: PaymentPorts): Promise<LearntSession> {
  const refusal = await followSession(session, ports);
  if (refusal) return { kind: 'refused', refusal };
  // What belongs to no payment was refused.
  return { kind: 'followed', ...(await drivePayment(session.paymentId ?? '', ports)) };
}

/**
 * What the provider lists is recorded and listed again, until it brings nothing new: so the last to write has seen the last there was,
 * and an older list in another process cannot have the last word.
 * @throws as `drivePayment`
 */
export async function learnMoney(paymentId: string, ports: PaymentPorts): Promise<PaymentProgress> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { state } = await ports.payment.load(paymentId);
    if (state.paymentIntentId === null) break;
    const [refunds, disputes] = await Promise.all([
      ports.provider.refundsOf(state.paymentIntentId),
      ports.provider.disputesOf(state.paymentIntentId),
    ]);
    const { commands, refusals } = providerNews(state, refunds, disputes);
    for (const refusal of refusals) ports.alarm(paymentId, refusal);
    let isAppended = false;
    for (const command of commands) {
      const outcome = await ports.payment.handle(paymentId, command, ports.contextFor(paymentId));
      if (outcome.kind === 'refused') ports.alarm(paymentId, outcome.refusal);
      if (outcome.kind === 'appended') isAppended = true;
    }
    if (!isAppended) break;
  }
  return drivePayment(paymentId, ports);
}

/** A notice of a refund or a dispute first brings the payment to completion, so that none comes too early. @throws as `drivePayment` */
export async function learnNotice(notice: ProviderNotice, ports: PaymentPorts): Promise<void> {
  const session =
    notice.kind === 'session_changed'
      ? notice.session
      : await ports.provider.sessionOf(notice.paymentIntentId);
  // Money that came through nobody's checkout is another shop's.
  if (session === null) return;
  if (notice.kind === 'session_changed') {
    await learnSession(session, ports);
    return;
  }
  // What belongs to no payment was refused.
  if ((await followSession(session, ports)) === null) await learnMoney(session.paymentId ?? '', ports);
}
