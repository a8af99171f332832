/**
 * Opens a checkout: `CheckoutOpened` first, under our own payment id, which is then the provider's idempotency key. Whatever
 * breaks in between, sending the same again goes on where it stopped.
 */
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Product, PurchaseAnswer, ReturnTo } from '@rubicon/contracts';
import { v5 as uuidV5 } from 'uuid';
import { AccountEmails } from '../../accounts/index.js';
import { Clock, Ids } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { ProblemError } from '../../platform/http/index.js';
import { PaymentCommands } from '../completion/payment-commands.js';
import { CheckoutProvider } from '../provider/checkout-provider.js';
import { reachingProvider } from '../provider/reaching-provider.js';
import { offerFor } from './catalogue.js';
import { returnAddresses } from './return-addresses.js';

export class OpenCheckoutFor {
  constructor(
    readonly playerId: string,
    /** US dollars. */
    readonly amount: number,
    readonly product: Product,
    readonly returnTo: ReturnTo,
    /** With a key, the same request twice opens one checkout. */
    readonly idempotencyKey: string | null,
  ) {}
}

export interface OpenedCheckout {
  readonly answer: PurchaseAnswer;
  readonly position: bigint | null;
}

@CommandHandler(OpenCheckoutFor)
export class OpenCheckoutHandler implements ICommandHandler<OpenCheckoutFor, OpenedCheckout> {
  constructor(
    private readonly commands: PaymentCommands,
    private readonly provider: CheckoutProvider,
    /** The player's address is filled in at the provider; it is never kept with the payment. */
    private readonly accounts: AccountEmails,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(request: OpenCheckoutFor): Promise<OpenedCheckout> {
    const offer = offerFor(request.product, request.amount);
    if (offer === null)
      throw new ProblemError(400, 'unknown_amount', 'Credits are sold for $1, $5, $10 or $20.', {
        amount: ['Credits are sold for $1, $5, $10 or $20.'],
      });
    const paymentId =
      request.idempotencyKey === null
        ? this.ids.uuid()
        : uuidV5(`payment:${request.idempotencyKey}`, request.playerId);

    const opened = await this.commands.payment.handle(
      paymentId,
      {
        type: 'OpenCheckout',
        paymentId,
        playerId: request.playerId,
        product: offer.product,
        amountCents: offer.amountCents,
        creditsMicroUsd: offer.creditsMicroUsd,
        returnTo: request.returnTo,
        at: this.clock.nowIso(),
      },
      this.commands.contextFor(paymentId),
    );
    if (opened.kind === 'refused')
      throw new ProblemError(422, 'idempotency_key_reused', 'This key was used for another purchase.');

    const session = await this.createSession(paymentId, offer.name, offer.amountCents, request);
    const attached = await this.commands.payment.handle(
      paymentId,
      { type: 'AttachCheckoutSession', paymentId, sessionId: session.sessionId },
      this.commands.contextFor(paymentId),
    );
    if (attached.kind === 'refused')
      throw new ProblemError(409, attached.refusal.code, attached.refusal.detail);
    if (session.url === null)
      throw new ProblemError(409, 'checkout_closed', 'This checkout has been paid or has expired.');
    return { answer: { url: session.url, paymentId }, position: attached.position ?? opened.position };
  }

  private async createSession(
    paymentId: string,
    name: string,
    amountCents: number,
    request: OpenCheckoutFor,
  ) {
    const { success, cancel } = returnAddresses(this.config.publicUrl, request.returnTo);
    return reachingProvider(
      'Unable to create payment session. Please try again.',
      this.provider.createSession({
        paymentId,
        name,
        amountCents,
        successUrl: success,
        cancelUrl: cancel,
        email: await this.accounts.emailOf(request.playerId),
      }),
    );
  }
}
