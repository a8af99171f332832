/**
 * Payments that went wrong: at the provider without a word to us, or in the log by somebody's hand. Meant for a till whose notices are held: what
 * is not handed on never comes.
 */
import { randomUUID } from 'node:crypto';
import type { HandInLog } from './hand-in-log.js';
import { differing, paymentFault, type PlantedFault } from './planted-fault.js';
import { TestPlayer } from './players.js';
import { Purchases } from './purchases.js';
import type { Till } from './till.js';
import { UnclaimedPurchase } from './unclaimed-purchases.js';

const DOLLAR = 1_000_000;
const FIVE = 5 * DOLLAR;
const opened = ['CheckoutOpened', 'CheckoutSessionAttached'];
const charged = ['balance_transactions', 'charges'] as const;

export class PlantedPaymentFaults {
  private readonly purchases: Purchases;

  constructor(
    private readonly till: Till,
    private readonly hand: HandInLog,
  ) {
    this.purchases = new Purchases(till);
  }

  /** For a till whose notices come through. */
  async unclaimed(): Promise<PlantedFault> {
    const { paymentId } = await UnclaimedPurchase.of(this.till);
    return {
      ...paymentFault('unclaimed', paymentId, null, FIVE),
      sentence: '$5.00 were paid by a visitor who has no account yet.',
      evidence: {
        events: [...opened, 'PaymentCompleted'],
        rows: charged,
        sides: [differing('paid', FIVE, FIVE, 0)],
        clearingMicroUsd: FIVE,
      },
    };
  }

  async noticeNeverSent(): Promise<PlantedFault> {
    const { player, paymentId, url } = await this.purchases.open();
    await this.till.pay(url);
    return {
      ...paymentFault('paid_not_credited', paymentId, player.id, FIVE),
      sentence: 'The provider took $5.00, and no payment was completed by it.',
      evidence: {
        events: opened,
        rows: charged,
        sides: [differing('paid', FIVE, 0, null)],
        clearingMicroUsd: 0,
      },
    };
  }

  async creditedTwice(): Promise<PlantedFault> {
    const { player, paymentId } = await this.purchases.buy();
    await this.creditByHand(player.id, paymentId, FIVE);
    return {
      ...paymentFault('credited_not_paid', paymentId, player.id, FIVE),
      sentence: '$10.00 were credited, 2 times, and $5.00 were paid.',
      evidence: {
        events: [...opened, 'PaymentCompleted', 'CreditsPurchased', 'CreditsPurchased'],
        rows: charged,
        sides: [differing('paid', FIVE, FIVE, 2 * FIVE)],
        clearingMicroUsd: -FIVE,
      },
    };
  }

  async creditedWithoutPayment(): Promise<PlantedFault> {
    const player = await TestPlayer.signUp(this.till.backend, 0);
    const paymentId = randomUUID();
    await this.creditByHand(player.id, paymentId, 3 * DOLLAR);
    return {
      ...paymentFault('credited_not_paid', paymentId, player.id, 3 * DOLLAR),
      sentence: '$3.00 were credited, and the payment was never completed.',
      evidence: {
        events: ['CreditsPurchased'],
        rows: [],
        sides: [differing('paid', 0, 0, 3 * DOLLAR)],
        clearingMicroUsd: -3 * DOLLAR,
      },
    };
  }

  /** Nobody has paid at the page that was opened. */
  async completedByHand(): Promise<PlantedFault> {
    const { player, paymentId } = await this.purchases.open();
    await this.completeByHand(player, paymentId, `pi_invented_${paymentId}`, 500);
    return {
      ...paymentFault('credited_not_paid', paymentId, player.id, FIVE),
      sentence: '$5.00 are completed here, and the provider took nothing.',
      evidence: {
        events: [...opened, 'PaymentCompleted', 'CreditsPurchased'],
        rows: [],
        sides: [differing('paid', 0, FIVE, FIVE)],
        clearingMicroUsd: 0,
      },
    };
  }

  /** Before the payment's process came to it. */
  async creditedTooLittle(): Promise<PlantedFault> {
    const { player, paymentId, url } = await this.purchases.open();
    await this.creditByHand(player.id, paymentId, 4 * DOLLAR);
    await this.purchases.confirm(player, await this.till.pay(url));
    return {
      ...paymentFault('amount_differs', paymentId, player.id, DOLLAR),
      sentence: 'The amounts differ: $5.00 asked, $5.00 to be credited, $5.00 paid, $4.00 credited.',
      evidence: {
        events: [...opened, 'CreditsPurchased', 'PaymentCompleted'],
        rows: charged,
        sides: [differing('paid', FIVE, FIVE, 4 * DOLLAR)],
        clearingMicroUsd: DOLLAR,
      },
    };
  }

  /** Two dollars more than was asked and taken. */
  async completedWithMore(): Promise<PlantedFault> {
    const { player, paymentId, url } = await this.purchases.open();
    const session = await this.till.stripe.checkout.sessions.retrieve(await this.till.pay(url));
    await this.completeByHand(player, paymentId, session.payment_intent as string, 700);
    return {
      ...paymentFault('amount_differs', paymentId, player.id, 2 * DOLLAR),
      sentence:
        'The amounts differ: $5.00 asked, $5.00 to be credited, $7.00 paid, $5.00 credited. The provider took $5.00, and $7.00 are completed here.',
      evidence: {
        events: [...opened, 'PaymentCompleted', 'CreditsPurchased'],
        rows: charged,
        sides: [differing('paid', FIVE, 7 * DOLLAR, FIVE)],
        clearingMicroUsd: 2 * DOLLAR,
      },
    };
  }

  /** By a page that the shop never opened, for a payment that it did open. */
  async paidInAnotherCurrency(): Promise<PlantedFault> {
    const { player, paymentId } = await this.purchases.open();
    const { url } = await this.till.stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://127.0.0.1/?session_id={CHECKOUT_SESSION_ID}',
      line_items: [
        { price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'Credits' } }, quantity: 1 },
      ],
      metadata: { paymentId },
      payment_intent_data: { metadata: { paymentId } },
    });
    await this.till.pay(url!);
    return {
      ...paymentFault('foreign_currency', paymentId, player.id, 0),
      sentence: 'The provider has rows of it in another currency than dollars.',
      evidence: {
        events: opened,
        rows: charged,
        sides: [differing('paid', null, 0, null)],
        clearingMicroUsd: 0,
      },
    };
  }

  /** The process of payments follows with the credits. */
  private async completeByHand(
    { id: playerId }: TestPlayer,
    paymentId: string,
    paymentIntentId: string,
    amountCents: number,
  ): Promise<void> {
    await this.hand.write(`payment-${paymentId}`, 'PaymentCompleted', {
      paymentId,
      playerId,
      sessionId: 'cs_invented',
      paymentIntentId,
      product: 'credits',
      amountCents,
      creditsMicroUsd: FIVE,
      completedAt: new Date().toISOString(),
    });
    await this.purchases.arrived(playerId);
  }

  private creditByHand(playerId: string, paymentId: string, amountMicroUsd: number): Promise<bigint> {
    return this.hand.write(`wallet-${playerId}`, 'CreditsPurchased', { playerId, paymentId, amountMicroUsd });
  }
}
