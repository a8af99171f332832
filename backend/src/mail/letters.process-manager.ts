/**
 * Writes to people about their money: a receipt when it came, a word when it went back, another when the bank would not take it, and what
 * comes of a dispute. To the account's address, or for a visitor to the one given when paying. And to support, when a turn was reported.
 */
import { Injectable } from '@nestjs/common';
import {
  isGuaranteeUsed,
  refundedCents,
  type CreditsFrozen,
  type CreditsUnfrozen,
  type DisputeClosed,
  type PaymentCompleted,
  type PaymentDisputed,
  type PaymentRefunded,
  type PaymentState,
  type RefundReleased,
  type RefundReversed,
  type TurnReported,
  type UnclaimedPaymentReturned,
} from '@rubicon/domain';
import type { EventProcess, RecordedEvent } from '@rubicon/eventsourcing';
import { ClaimLinks } from '../payments/index.js';
import { Aggregates } from '../platform/event-store/index.js';
import type { Letter } from '../platform/mail/index.js';
import { DisputeNotices } from './dispute-notices.js';
import { LetterAddresses } from './letter-addresses.js';
import { LettersOnce } from './letters-once.js';
import {
  receiptLetter,
  refundFailedLetter,
  refundLetter,
  refundNotMadeLetter,
  unclaimedReturnedLetter,
  visitorReceiptLetter,
  type FailedRefund,
} from './letters/payment-letters.js';
import { reportLetter } from './letters/report-letter.js';

type Told =
  | PaymentCompleted
  | PaymentRefunded
  | RefundReleased
  | RefundReversed
  | UnclaimedPaymentReturned
  | PaymentDisputed
  | DisputeClosed
  | CreditsFrozen
  | CreditsUnfrozen
  | TurnReported;

@Injectable()
export class LettersProcessManager implements EventProcess<Told> {
  readonly name = 'letters';
  readonly categories = ['payment', 'wallet', 'game'];
  /** Nobody is written to about what happened before there were letters. */
  readonly startAt = 'now';
  readonly handles = [
    'PaymentCompleted',
    'PaymentRefunded',
    'RefundReleased',
    'RefundReversed',
    'UnclaimedPaymentReturned',
    'PaymentDisputed',
    'DisputeClosed',
    'CreditsFrozen',
    'CreditsUnfrozen',
    'TurnReported',
  ] as const satisfies readonly Told['type'][];

  constructor(
    private readonly aggregates: Aggregates,
    private readonly letters: LettersOnce,
    private readonly addresses: LetterAddresses,
    private readonly disputes: DisputeNotices,
    private readonly claimLinks: ClaimLinks,
  ) {}

  /** One lane per dispute, payment, or game. */
  key({ event }: RecordedEvent<Told>): string {
    if ('disputeId' in event.data) return event.data.disputeId;
    return 'paymentId' in event.data ? event.data.paymentId : event.data.gameId;
  }

  async react({ id, event }: RecordedEvent<Told>): Promise<void> {
    switch (event.type) {
      case 'PaymentCompleted':
        return this.sendReceipt(id, event.data);
      case 'PaymentRefunded':
        return this.tellRefund(id, event.data);
      case 'RefundReleased':
        return this.tellRefundNotMade(id, event.data);
      case 'RefundReversed':
        return this.tellFailedRefund(id, event.data);
      case 'UnclaimedPaymentReturned':
        return this.tellReturn(event.data);
      case 'PaymentDisputed':
        return event.data.playerId === null ? this.disputes.tellVisitorOpened(event.data) : undefined;
      case 'DisputeClosed':
        return event.data.playerId === null ? this.disputes.tellVisitorClosed(event.data) : undefined;
      case 'CreditsFrozen':
        return this.disputes.tellFrozen(id, event.data);
      case 'CreditsUnfrozen':
        return this.disputes.tellClosed(id, event.data);
      case 'TurnReported':
        return this.tellSupport(event.data);
    }
  }

  /** Whatever the player's settings say. A visitor's is not kept: there is no key to seal it under. */
  private async sendReceipt(eventId: string, paid: PaymentCompleted['data']): Promise<void> {
    const { paymentId, playerId, sessionId } = paid;
    await this.letters.send(`receipt-${paymentId}`, async () => {
      if (playerId !== null) {
        const to = await this.addresses.ofPlayer(playerId);
        return to === null ? null : this.receiptFor(playerId, eventId, paid, to);
      }
      const to = await this.addresses.ofPayer(sessionId);
      if (to === null) return null;
      // The browser that paid may have signed in meanwhile: then there is nothing left to claim.
      const { state } = await this.aggregates.payment.load(paymentId);
      return state.playerId === null
        ? visitorReceiptLetter(paid, to, this.claimLinks.urlFor(paymentId))
        : this.receiptFor(state.playerId, eventId, paid, to);
    });
  }

  private async receiptFor(
    playerId: string,
    eventId: string,
    paid: PaymentCompleted['data'],
    to: string,
  ): Promise<Letter> {
    const { state } = await this.aggregates.wallet.load(playerId);
    const letter = receiptLetter(paid, to, this.addresses.playUrl, isGuaranteeUsed(state));
    return { ...letter, keptFor: { playerId, kind: 'receipt', eventId } };
  }

  /** A notice: for a player only with notifications on. */
  private async tellRefund(eventId: string, refunded: PaymentRefunded['data']): Promise<void> {
    const { paymentId, refundId, amountCents } = refunded;
    await this.letters.send(`refund-${refundId}`, async () => {
      const { state } = await this.aggregates.payment.load(paymentId);
      const { checkout, playerId, sessionId } = state;
      if (!checkout) return null;
      const to =
        playerId === null
          ? await this.addresses.ofPayer(sessionId)
          : await this.addresses.ofNotifiedPlayer(playerId);
      if (to === null) return null;
      const letter = refundLetter({ paymentId, refundId, amountCents, product: checkout.product }, to);
      return playerId === null ? letter : { ...letter, keptFor: { playerId, kind: 'refund', eventId } };
    });
  }

  /** Whoever asked was told that it is on its way. One that gave way to a refund of the same money is not told: that one is. */
  private async tellRefundNotMade(eventId: string, released: RefundReleased['data']): Promise<void> {
    const { paymentId, playerId, refundId, creditsReturnedMicroUsd } = released;
    await this.letters.send(`refund-not-made-${refundId}`, async () => {
      const { state } = await this.aggregates.payment.load(paymentId);
      const { refunds } = (await this.aggregates.wallet.load(playerId)).state;
      const amountCents = refunds[refundId]?.moneyRefundedCents ?? 0;
      const to = await this.addresses.ofNotifiedPlayer(playerId);
      const refund = failedRefund(state, { refundId, amountCents, creditsReturnedMicroUsd });
      if (!refund || to === null || amountCents > unrefundedCents(state)) return null;
      const letter = refundNotMadeLetter(refund, to, this.addresses.help);
      return { ...letter, keptFor: { playerId, kind: 'refund_not_made', eventId } };
    });
  }

  /** Takes back what the letter before it said: for the same players. */
  private async tellFailedRefund(eventId: string, reversed: RefundReversed['data']): Promise<void> {
    const { paymentId, playerId, refundId, moneyRefundedCents, creditsReturnedMicroUsd } = reversed;
    await this.letters.send(`refund-failed-${refundId}`, async () => {
      const { state } = await this.aggregates.payment.load(paymentId);
      const to = await this.addresses.ofNotifiedPlayer(playerId);
      const refund = failedRefund(state, {
        refundId,
        amountCents: moneyRefundedCents,
        creditsReturnedMicroUsd,
      });
      if (!refund || to === null) return null;
      const letter = refundFailedLetter(refund, to, this.addresses.help);
      return { ...letter, keptFor: { playerId, kind: 'refund_failed', eventId } };
    });
  }

  private async tellReturn(returned: UnclaimedPaymentReturned['data']): Promise<void> {
    const { paymentId, refundId, amountCents } = returned;
    await this.letters.send(`refund-${refundId}`, async () => {
      const { checkout, sessionId } = (await this.aggregates.payment.load(paymentId)).state;
      const to = await this.addresses.ofPayer(sessionId);
      if (!checkout || to === null) return null;
      return unclaimedReturnedLetter({ paymentId, refundId, amountCents, product: checkout.product }, to);
    });
  }

  private async tellSupport(reported: TurnReported['data']): Promise<void> {
    await this.letters.send(`report-${reported.reportId}`, () =>
      Promise.resolve(reportLetter(reported, this.addresses.support, this.addresses.reportsUrl)),
    );
  }
}

function failedRefund(
  { checkout, disputes }: PaymentState,
  refund: Pick<FailedRefund, 'refundId' | 'amountCents' | 'creditsReturnedMicroUsd'>,
): FailedRefund | null {
  if (!checkout) return null;
  const { paymentId, product } = checkout;
  const disputedCents = Object.values(disputes).reduce(
    (sum, { status, amountCents, lostCents }) => sum + (status === 'open' ? amountCents : lostCents),
    0,
  );
  return { ...refund, paymentId, product, disputedCents };
}

function unrefundedCents(state: PaymentState): number {
  return (state.checkout?.amountCents ?? 0) - refundedCents(state);
}
