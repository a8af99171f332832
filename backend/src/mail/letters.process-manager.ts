/**
 * Writes to people about their money: a receipt when it came, a word when it went back, another when the bank would not take it. To the account's address, or for a visitor to
 * the one given when paying, which is asked of the provider at that moment and not kept. And to support, when a turn was reported.
 */
import { Injectable } from '@nestjs/common';
import type {
  PaymentCompleted,
  PaymentRefunded,
  RefundReversed,
  TurnReported,
  UnclaimedPaymentReturned,
} from '@rubicon/domain';
import type { EventProcess, RecordedEvent } from '@rubicon/eventsourcing';
import { AccountEmails } from '../accounts/index.js';
import { ClaimLinks, PayerEmails } from '../payments/index.js';
import { AppConfig } from '../platform/config/index.js';
import { Aggregates } from '../platform/event-store/index.js';
import { LettersOnce } from './letters-once.js';
import {
  receiptLetter,
  refundFailedLetter,
  refundLetter,
  unclaimedReturnedLetter,
  visitorReceiptLetter,
} from './letters/payment-letters.js';
import { reportLetter } from './letters/report-letter.js';

type Told = PaymentCompleted | PaymentRefunded | RefundReversed | UnclaimedPaymentReturned | TurnReported;

@Injectable()
export class LettersProcessManager implements EventProcess<Told> {
  readonly name = 'letters';
  readonly categories = ['payment', 'wallet', 'game'];
  /** Nobody is written to about what happened before there were letters. */
  readonly startAt = 'now';
  readonly handles = [
    'PaymentCompleted',
    'PaymentRefunded',
    'RefundReversed',
    'UnclaimedPaymentReturned',
    'TurnReported',
  ] as const satisfies readonly Told['type'][];

  constructor(
    private readonly aggregates: Aggregates,
    private readonly letters: LettersOnce,
    private readonly accountEmails: AccountEmails,
    private readonly payerEmails: PayerEmails,
    private readonly claimLinks: ClaimLinks,
    private readonly config: AppConfig,
  ) {}

  /** One lane per payment, or game. */
  key({ event }: RecordedEvent<Told>): string {
    return 'paymentId' in event.data ? event.data.paymentId : event.data.gameId;
  }

  async react({ event }: RecordedEvent<Told>): Promise<void> {
    switch (event.type) {
      case 'PaymentCompleted':
        return this.sendReceipt(event.data);
      case 'PaymentRefunded':
        return this.tellRefund(event.data);
      case 'RefundReversed':
        return this.tellFailedRefund(event.data);
      case 'UnclaimedPaymentReturned':
        return this.tellReturn(event.data);
      case 'TurnReported':
        return this.tellSupport(event.data);
    }
  }

  /** Whatever the player's settings say. */
  private async sendReceipt(paid: PaymentCompleted['data']): Promise<void> {
    const { paymentId, playerId, sessionId } = paid;
    await this.letters.send(`receipt-${paymentId}`, async () => {
      if (playerId !== null) {
        const to = await this.accountEmails.emailOf(playerId);
        return to === null ? null : receiptLetter(paid, to, this.playUrl);
      }
      const to = await this.payerEmails.of(sessionId);
      if (to === null) return null;
      // The browser that paid may have signed in meanwhile: then there is nothing left to claim.
      const { state } = await this.aggregates.payment.load(paymentId);
      return state.playerId === null
        ? visitorReceiptLetter(paid, to, this.claimLinks.urlFor(paymentId))
        : receiptLetter(paid, to, this.playUrl);
    });
  }

  /** A notice: for a player only with notifications on. */
  private async tellRefund({ paymentId, refundId, amountCents }: PaymentRefunded['data']): Promise<void> {
    await this.letters.send(`refund-${refundId}`, async () => {
      const { state } = await this.aggregates.payment.load(paymentId);
      const { checkout, playerId, sessionId } = state;
      if (!checkout) return null;
      const to =
        playerId === null ? await this.payerEmail(sessionId) : await this.emailOfNotifiedPlayer(playerId);
      if (to === null) return null;
      return refundLetter({ paymentId, refundId, amountCents, product: checkout.product }, to);
    });
  }

  /** Takes back what the letter before it said: for the same players. */
  private async tellFailedRefund(reversed: RefundReversed['data']): Promise<void> {
    const { paymentId, playerId, refundId, moneyRefundedCents, creditsReturnedMicroUsd } = reversed;
    await this.letters.send(`refund-failed-${refundId}`, async () => {
      const { checkout } = (await this.aggregates.payment.load(paymentId)).state;
      const to = await this.emailOfNotifiedPlayer(playerId);
      if (!checkout || to === null) return null;
      return refundFailedLetter(
        {
          paymentId,
          refundId,
          amountCents: moneyRefundedCents,
          creditsReturnedMicroUsd,
          product: checkout.product,
        },
        to,
        {
          accountUrl: `${this.config.publicUrl}/account?tab=credits`,
          contactEmail: this.config.contactEmail,
        },
      );
    });
  }

  private async tellReturn(returned: UnclaimedPaymentReturned['data']): Promise<void> {
    const { paymentId, refundId, amountCents } = returned;
    await this.letters.send(`refund-${refundId}`, async () => {
      const { checkout, sessionId } = (await this.aggregates.payment.load(paymentId)).state;
      const to = await this.payerEmail(sessionId);
      if (!checkout || to === null) return null;
      return unclaimedReturnedLetter({ paymentId, refundId, amountCents, product: checkout.product }, to);
    });
  }

  private async tellSupport(reported: TurnReported['data']): Promise<void> {
    await this.letters.send(`report-${reported.reportId}`, () =>
      Promise.resolve(reportLetter(reported, this.config.contactEmail)),
    );
  }

  private async payerEmail(sessionId: string | null): Promise<string | null> {
    return sessionId === null ? null : this.payerEmails.of(sessionId);
  }

  private async emailOfNotifiedPlayer(playerId: string): Promise<string | null> {
    const { settings } = (await this.aggregates.player.load(playerId)).state;
    return settings.emailNotifications ? this.accountEmails.emailOf(playerId) : null;
  }

  private get playUrl(): string {
    return `${this.config.publicUrl}/play`;
  }
}
