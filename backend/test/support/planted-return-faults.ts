/** Money that went back or was disputed, at the provider without a word to us or in the log by somebody's hand. For a till whose notices are held. */
import { randomUUID } from 'node:crypto';
import { Aggregates } from '../../src/platform/event-store/index.js';
import type { HandInLog } from './hand-in-log.js';
import { agreeing, differing, paymentFault, type PlantedFault } from './planted-fault.js';
import type { TestPlayer } from './players.js';
import { Purchases } from './purchases.js';
import { cards, type Till } from './till.js';

const DOLLAR = 1_000_000;
const FIVE = 5 * DOLLAR;
const opened = ['CheckoutOpened', 'CheckoutSessionAttached'];
const charged = ['balance_transactions', 'charges'] as const;

export class PlantedReturnFaults {
  private readonly purchases: Purchases;

  constructor(
    private readonly till: Till,
    private readonly hand: HandInLog,
  ) {
    this.purchases = new Purchases(till);
  }

  async refundedAtTheProvider(): Promise<PlantedFault> {
    const { player, paymentId } = await this.purchases.buy();
    const charge = await this.till.chargeOf(paymentId);
    await this.till.atDashboard(`charges/${charge.id}/refund`, { amount: '200' });
    return {
      ...paymentFault('refund_mismatch', paymentId, player.id, 2 * DOLLAR),
      sentence: 'The provider paid back $2.00, and $0.00 are recorded here.',
      evidence: {
        events: [...opened, 'PaymentCompleted', 'CreditsPurchased'],
        rows: ['balance_transactions', 'balance_transactions', 'charges', 'refunds'],
        sides: [agreeing('paid', FIVE, FIVE, FIVE), differing('refunded', 2 * DOLLAR, 0, 0)],
        clearingMicroUsd: 0,
      },
    };
  }

  /** The wallet follows what the payment's stream says. */
  async refundRecordedByHand(): Promise<PlantedFault> {
    const { player, paymentId } = await this.purchases.buy();
    const refundId = randomUUID();
    await this.hand.write(`payment-${paymentId}`, 'PaymentRefunded', {
      paymentId,
      refundId,
      amountCents: 100,
    });
    await this.till.until(async () => {
      const { refunds } = (await this.till.commands.wallet.load(player.id)).state;
      return refunds[refundId]?.status === 'settled' ? true : null;
    });
    return {
      ...paymentFault('refund_mismatch', paymentId, player.id, DOLLAR),
      sentence: 'The provider paid back $0.00, and $1.00 are recorded here.',
      evidence: {
        events: [
          ...opened,
          'PaymentCompleted',
          'CreditsPurchased',
          'PaymentRefunded',
          'RefundHeld',
          'RefundSettled',
        ],
        rows: charged,
        sides: [agreeing('paid', FIVE, FIVE, FIVE), differing('refunded', 0, DOLLAR, DOLLAR)],
        clearingMicroUsd: 0,
      },
    };
  }

  async disputeNotFollowed(): Promise<PlantedFault> {
    const { player, paymentId } = await this.purchases.buy();
    await this.till.atDashboard(`charges/${(await this.till.chargeOf(paymentId)).id}/dispute`);
    const disputeId = await this.disputeOf(paymentId);
    return {
      ...paymentFault('dispute_mismatch', paymentId, player.id, FIVE),
      sentence: `Dispute ${disputeId} is open at the provider, which took $5.00, and not known here, with $0.00 lost.`,
      evidence: {
        events: [...opened, 'PaymentCompleted', 'CreditsPurchased'],
        rows: ['balance_transactions', 'balance_transactions', 'charges', 'disputes'],
        sides: [agreeing('paid', FIVE, FIVE, FIVE), differing('lost', FIVE, 0, 0)],
        clearingMicroUsd: 0,
      },
    };
  }

  /** Paid in the moment of leaving, and disputed then, so that it could not go back. The bank has decided for us since, and nobody has told us. */
  async owedToSomebodyGone(): Promise<PlantedFault> {
    const { player, paymentId, url } = await this.purchases.open();
    const sessionId = await this.till.pay(url, cards.disputes);
    await this.leave(player);
    const notices = await this.till.until(() => {
      const found = this.till.held.filter(
        ({ type, body }) => type === 'checkout.session.completed' && body.includes(sessionId),
      );
      return found.length > 0 ? found : null;
    });
    await this.till.handOn(notices[0]!);
    await this.till.until(async () => (await this.till.commands.payment.load(paymentId)).state.owed);
    await this.till.atDashboard(`disputes/${await this.disputeOf(paymentId)}/won`);
    return {
      ...paymentFault('owed', paymentId, player.id, FIVE),
      sentence: '$5.00 are owed to somebody who is gone, and the provider would not pay them back.',
      evidence: {
        events: [...opened, 'PaymentCompleted', 'MoneyOwed'],
        rows: ['balance_transactions', 'balance_transactions', 'balance_transactions', 'charges', 'disputes'],
        sides: [differing('paid', FIVE, FIVE, 0)],
        clearingMicroUsd: FIVE,
      },
    };
  }

  private async disputeOf(paymentId: string): Promise<string> {
    const { data } = await this.till.stripe.disputes.list({
      payment_intent: await this.till.intentOf(paymentId),
    });
    return data[0]!.id;
  }

  private async leave(player: TestPlayer): Promise<void> {
    await player.delete('/api/auth/delete-account').expect(202);
    const { player: players } = this.till.backend.app.get(Aggregates);
    await this.till.until(async () =>
      (await players.load(player.id)).state.erasure === 'done' ? true : null,
    );
  }
}
