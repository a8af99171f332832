/** Phase one of a refund: its credits are held in the wallet. The refund's process takes it from there. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PaymentSummary } from '@rubicon/contracts';
import { refundOffer } from '@rubicon/domain';
import { v5 as uuidV5, validate as isUuid } from 'uuid';
import { Ids } from '../../platform/clock/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PaymentEngine } from '../payment-engine.js';
import { factsOf, summaryOf, type PaymentFacts } from '../records/payment-summary.js';

export class AskForRefund extends Command<AskedRefund> {
  constructor(
    readonly playerId: string,
    readonly paymentId: string,
    /** With a key, the same request twice asks once. */
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

export interface AskedRefund {
  readonly answer: PaymentSummary;
  readonly position: bigint | null;
}

@CommandHandler(AskForRefund)
export class AskForRefundHandler implements ICommandHandler<AskForRefund> {
  constructor(
    private readonly engine: PaymentEngine,
    private readonly ids: Ids,
  ) {}

  async execute({ playerId, paymentId, idempotencyKey }: AskForRefund): Promise<AskedRefund> {
    const facts = isUuid(paymentId) ? await this.factsOf(paymentId) : null;
    // Another player's payment is as unknown as one that does not exist.
    if (facts?.playerId !== playerId) throw new Refused('unknown_payment');
    const refundId =
      idempotencyKey === null ? this.ids.uuid() : uuidV5(`refund:${idempotencyKey}`, facts.paymentId);

    const { wallet } = this.engine;
    const now = this.engine.nowIso();
    const before = await wallet.load(playerId);
    if (before.state.refunds[refundId])
      return { answer: summaryOf(facts, before.state, now), position: before.position };
    const offer = refundOffer(refundId, facts, before.state, now);
    if (offer.kind === 'refused') throw Refused.by(offer.refusal);
    const held = await wallet.handle(playerId, offer.command, this.engine.contextFor(facts.paymentId));
    if (held.kind === 'refused') throw Refused.by(held.refusal);
    return { answer: summaryOf(facts, held.state, now), position: held.position };
  }

  private async factsOf(paymentId: string): Promise<PaymentFacts | null> {
    return factsOf((await this.engine.payment.load(paymentId.toLowerCase())).state);
  }
}
