/** What carrying an act out needs from outside: the streams with their own drivers, and what lies in no stream. */
import type { CommandHandler } from '@rubicon/eventsourcing';
import type { PaymentPorts } from '../payment/payment-ports.js';
import type { Telling } from '../turn/end-turns.js';
import type { TurnPorts } from '../turn/turn-ports.js';
import type { PaymentEvidence } from './act.js';
import type { SupportCommand } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import type { SupportState } from './support.state.js';

export interface ActPorts {
  readonly support: CommandHandler<SupportState, SupportCommand, SupportEvent>;
  /** With the player's account and wallet. */
  readonly payments: PaymentPorts;
  readonly turns: TurnPorts;
  /** A turn that has its outcome is told no further. */
  readonly telling: Pick<Telling, 'requestStop'>;
  /** All of them. */
  endSessions(playerId: string): Promise<void>;
  /**
   * The letter that was sealed with the act; once, however often it is asked for.
   * @returns `gone`: its player was erased, and can neither be written to nor read
   */
  sendLetter(playerId: string, actId: string): Promise<'sent' | 'gone'>;
  /** What was sealed with the act; null: its player was erased. */
  evidenceOf(playerId: string, actId: string): Promise<PaymentEvidence | null>;
  /** What the provider knows of the same; null: it knows no such payment, or no card of it. */
  paidWith(paymentIntentId: string): Promise<PaymentEvidence | null>;
}
