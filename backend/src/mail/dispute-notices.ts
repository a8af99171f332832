/**
 * Tells payers what their bank has been asked, and how it decided: those with an account when their wallet has followed, visitors when the
 * payment has. Each letter says how it stands when it is sent; news that something newer has overtaken is not told.
 */
import { Injectable } from '@nestjs/common';
import {
  hasOpenDispute,
  leftCents,
  type CreditsFrozen,
  type CreditsUnfrozen,
  type Dispute,
  type DisputeClosed,
  type PaymentDisputed,
  type PaymentState,
} from '@rubicon/domain';
import { ClaimLinks } from '../payments/index.js';
import { Aggregates } from '../platform/event-store/index.js';
import type { Letter, LetterOfPlayer } from '../platform/mail/index.js';
import { LetterAddresses } from './letter-addresses.js';
import { LettersOnce } from './letters-once.js';
import {
  disputeClosedLetter,
  disputeOpenedLetter,
  visitorDisputeClosedLetter,
  visitorDisputeOpenedLetter,
  type ToldDispute,
} from './letters/dispute-letters.js';

@Injectable()
export class DisputeNotices {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly letters: LettersOnce,
    private readonly addresses: LetterAddresses,
    private readonly claimLinks: ClaimLinks,
  ) {}

  /** One letter for a dispute that is opened or goes on, however often something more is frozen for it. */
  async tellFrozen(eventId: string, frozen: CreditsFrozen['data']): Promise<void> {
    const { playerId, paymentId, disputeId, amountMicroUsd, news } = frozen;
    const letterId = `dispute-opened-${disputeId}-${news}`;
    const { state } = await this.aggregates.payment.load(paymentId);
    // What a lost dispute takes is frozen first: its end is told, not that.
    if (state.disputes[disputeId]?.status !== 'open') return;
    await this.letters.send(letterId, () =>
      this.toPlayer(
        { playerId, kind: 'dispute_opened', eventId },
        toldOf(state, disputeId, letterId),
        (dispute, to) => disputeOpenedLetter(dispute, amountMicroUsd, to, this.addresses.help),
      ),
    );
  }

  async tellClosed(eventId: string, { playerId, disputeId, news }: CreditsUnfrozen['data']): Promise<void> {
    const letterId = `dispute-closed-${disputeId}-${news}`;
    await this.letters.send(letterId, async () => {
      const known = (await this.aggregates.wallet.load(playerId)).state.disputes[disputeId];
      if (!known) return null;
      const { state } = await this.aggregates.payment.load(known.paymentId);
      const dispute = state.disputes[disputeId];
      if (!dispute || dispute.status === 'open') return null;
      const end = { lostCents: dispute.lostCents, takenMicroUsd: known.clawedBackMicroUsd };
      return this.toPlayer(
        { playerId, kind: 'dispute_closed', eventId },
        toldOf(state, disputeId, letterId),
        (told, to) => disputeClosedLetter(told, end, to, this.addresses.help),
      );
    });
  }

  async tellVisitorOpened({ paymentId, disputeId }: PaymentDisputed['data']): Promise<void> {
    const letterId = `dispute-opened-${disputeId}`;
    await this.letters.send(letterId, () =>
      this.toVisitor(paymentId, disputeId, letterId, ({ status }, told, to) =>
        status === 'open' ? visitorDisputeOpenedLetter(told, to, this.addresses.help) : null,
      ),
    );
  }

  async tellVisitorClosed({ paymentId, disputeId, lostCents }: DisputeClosed['data']): Promise<void> {
    const letterId = `dispute-closed-${disputeId}-${lostCents}`;
    await this.letters.send(letterId, () =>
      this.toVisitor(paymentId, disputeId, letterId, (dispute, told, to, state) => {
        if (dispute.status === 'open') return null;
        const isLeft = leftCents(state) > 0 && !hasOpenDispute(state);
        const claimUrl = isLeft ? this.claimLinks.urlFor(paymentId) : null;
        return visitorDisputeClosedLetter(told, dispute.lostCents, to, claimUrl);
      }),
    );
  }

  private async toPlayer(
    keptFor: LetterOfPlayer,
    told: ToldDispute | null,
    compose: (told: ToldDispute, to: string) => Letter,
  ): Promise<Letter | null> {
    const to = told && (await this.addresses.ofNotifiedPlayer(keptFor.playerId));
    return told === null || to === null ? null : { ...compose(told, to), keptFor };
  }

  private async toVisitor(
    paymentId: string,
    disputeId: string,
    letterId: string,
    compose: (dispute: Dispute, told: ToldDispute, to: string, state: PaymentState) => Letter | null,
  ): Promise<Letter | null> {
    const { state } = await this.aggregates.payment.load(paymentId);
    const dispute = state.disputes[disputeId];
    const told = toldOf(state, disputeId, letterId);
    // Claimed meanwhile: its player hears of it.
    if (!dispute || told === null || state.playerId !== null) return null;
    const to = await this.addresses.ofPayer(state.sessionId);
    return to === null ? null : compose(dispute, told, to, state);
  }
}

function toldOf(payment: PaymentState, disputeId: string, letterId: string): ToldDispute | null {
  const { checkout, disputes } = payment;
  const dispute = disputes[disputeId];
  if (!checkout || !dispute) return null;
  const { paymentId, product } = checkout;
  return { letterId, paymentId, product, amountCents: dispute.amountCents };
}
