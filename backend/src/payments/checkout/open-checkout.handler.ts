/**
 * Opens a checkout: `CheckoutOpened` first, under our own payment id, which is then the provider's idempotency key. Whatever
 * breaks in between, sending the same again goes on where it stopped.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PurchaseAnswer, ReturnTo } from '@rubicon/contracts';
import type { PaymentState } from '@rubicon/domain';
import { v5 as uuidV5 } from 'uuid';
import { AccountEmails } from '../../accounts/index.js';
import { Clock, Ids } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PaymentEngine } from '../payment-engine.js';
import { PaymentProvider, type HostedSession } from '../provider/payment-provider.js';
import { reachingProvider } from '../provider/reaching-provider.js';
import { VisitorCheckouts } from '../visitors/visitor-checkouts.js';
import type { Buyer } from './buyer.js';
import type { Offer } from './catalogue.js';
import { returnAddresses } from './return-addresses.js';

export class OpenCheckoutFor extends Command<OpenedCheckout> {
  constructor(
    readonly buyer: Buyer,
    readonly offer: Offer,
    readonly returnTo: ReturnTo,
    /** With a key, the same buyer's request twice opens one checkout. */
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

const UNABLE = 'Unable to create payment session. Please try again.';
/** Makes payment ids of visitors' keys (RFC 9562, version 5; random once). */
const VISITOR_PAYMENTS = '5d0f3c1e-8b7a-4e52-9c46-1f2a7d9b3e60';

export interface OpenedCheckout {
  readonly answer: PurchaseAnswer;
  readonly position: bigint | null;
}

@CommandHandler(OpenCheckoutFor)
export class OpenCheckoutHandler implements ICommandHandler<OpenCheckoutFor> {
  constructor(
    private readonly engine: PaymentEngine,
    private readonly provider: PaymentProvider,
    private readonly visitors: VisitorCheckouts,
    /** The player's address is filled in at the provider; it is never kept with the payment. */
    private readonly accounts: AccountEmails,
    private readonly fence: PlayerFence,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(request: OpenCheckoutFor): Promise<OpenedCheckout> {
    const { buyer, offer } = request;
    if (buyer.kind === 'player') await this.fence.checkPlay(buyer.playerId);
    const paymentId = this.paymentIdOf(buyer, request.idempotencyKey);
    // First, so that a checkout is never opened whose browser is not known.
    if (buyer.kind === 'visitor') await this.visitors.note(paymentId, buyer.visitor, this.clock.now());

    const opened = await this.engine.payment.handle(
      paymentId,
      {
        type: 'OpenCheckout',
        paymentId,
        playerId: buyer.kind === 'player' ? buyer.playerId : null,
        product: offer.product,
        amountCents: offer.amountCents,
        creditsMicroUsd: offer.creditsMicroUsd,
        returnTo: request.returnTo,
        at: this.clock.nowIso(),
      },
      this.engine.contextFor(paymentId),
    );
    if (opened.kind === 'refused')
      throw new Refused('idempotency_key_reused', { detail: 'This key was used for another purchase.' });

    const session =
      (await this.attachedSession(opened.state)) ?? (await this.createSession(paymentId, request));
    const attached = await this.engine.payment.handle(
      paymentId,
      { type: 'AttachCheckoutSession', paymentId, sessionId: session.sessionId },
      this.engine.contextFor(paymentId),
    );
    if (attached.kind === 'refused') throw Refused.by(attached.refusal);
    if (session.url === null) throw new Refused('checkout_closed');
    return { answer: { url: session.url, paymentId }, position: attached.position ?? opened.position };
  }

  private paymentIdOf(buyer: Buyer, key: string | null): string {
    if (key === null) return this.ids.uuid();
    return buyer.kind === 'player'
      ? uuidV5(`payment:${key}`, buyer.playerId)
      : uuidV5(`${buyer.visitor}:${key}`, VISITOR_PAYMENTS);
  }

  /** The provider forgets its idempotency keys in time, and takes none again with an address that was changed meanwhile. */
  private async attachedSession({ sessionId }: PaymentState): Promise<HostedSession | null> {
    return sessionId === null ? null : reachingProvider(UNABLE, this.provider.findSession(sessionId));
  }

  private async createSession(paymentId: string, { buyer, offer, returnTo }: OpenCheckoutFor) {
    const { success, cancel } = returnAddresses(this.config.publicUrl, returnTo, offer);
    return reachingProvider(
      UNABLE,
      this.provider.createSession({
        paymentId,
        name: offer.name,
        amountCents: offer.amountCents,
        successUrl: success,
        cancelUrl: cancel,
        email: buyer.kind === 'player' ? await this.accounts.emailOf(buyer.playerId) : null,
      }),
    );
  }
}
