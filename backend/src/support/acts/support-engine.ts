/** Binds the act's process to the platform: the streams with the engines of payments and turns, sign-ins, letters, and what the provider knows. */
import { Injectable } from '@nestjs/common';
import type { ActPorts, PaymentEvidence } from '@rubicon/domain';
import { AllSignIns } from '../../accounts/index.js';
import { PaymentEngine, PaymentProvider } from '../../payments/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { TurnEngine } from '../../play/index.js';
import { ActLetters } from './act-letters.js';
import { AskedActs } from './asked-acts.js';

const DAY_CHARACTERS = 'YYYY-MM-DD'.length;

@Injectable()
export class SupportEngine implements ActPorts {
  readonly support: ActPorts['support'];
  readonly telling: ActPorts['telling'];

  constructor(
    aggregates: Aggregates,
    readonly payments: PaymentEngine,
    readonly turns: TurnEngine,
    preview: PreviewChannel,
    private readonly signIns: AllSignIns,
    private readonly letters: ActLetters,
    private readonly asked: AskedActs,
    private readonly provider: PaymentProvider,
  ) {
    this.support = aggregates.support;
    this.telling = { requestStop: (turnId) => preview.requestStop(turnId) };
  }

  endSessions(playerId: string): Promise<void> {
    return this.signIns.end(playerId);
  }

  sendLetter(playerId: string, actId: string): Promise<'sent' | 'gone'> {
    return this.letters.send(playerId, actId);
  }

  async evidenceOf(playerId: string, actId: string): Promise<PaymentEvidence | null> {
    return (await this.asked.find(playerId, actId)).texts?.evidence ?? null;
  }

  async paidWith(paymentIntentId: string): Promise<PaymentEvidence | null> {
    const paid = await this.provider.paidBy(paymentIntentId);
    if (!paid) return null;
    const { amountCents, paidAt, last4 } = paid;
    return { amountCents, paidOn: paidAt.slice(0, DAY_CHARACTERS), last4 };
  }
}
