import type { Product } from '@rubicon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../platform/read-models/index.js';

export type PaymentStatus =
  'open' | 'completed' | 'expired' | 'disputed' | 'dispute_won' | 'dispute_lost' | 'returned';

/** How a dispute stands. */
export interface DisputeShown {
  readonly status: 'open' | 'won' | 'lost';
  readonly amountCents: number;
  readonly lostCents: number;
}

/** One row per checkout: the money book, for players' receipts, support and auditors. */
@Entity('payment')
export class PaymentRow {
  @PrimaryColumn('uuid', { name: 'payment_id' })
  paymentId: string;

  @Column('uuid', { name: 'player_id', nullable: true })
  playerId: string | null;

  @Column('text')
  product: Product;

  @Column('text')
  status: PaymentStatus;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('bigint', { name: 'credits', transformer: safeInteger })
  creditsMicroUsd: number;

  @Column('integer', { name: 'refunded_cents' })
  refundedCents: number;

  /** What disputes have taken. */
  @Column('integer', { name: 'lost_cents' })
  lostCents: number;

  /** Owed to somebody who is gone: an operator has to see to it. */
  @Column('integer', { name: 'owed_cents' })
  owedCents: number;

  /** Null: nothing is owed. */
  @Column('timestamptz', { name: 'owed_since', nullable: true })
  owedSince: Date | null;

  /** Its credits are, or were, in its player's wallet. */
  @Column('boolean', { name: 'is_credited' })
  isCredited: boolean;

  /** By dispute id. */
  @Column('jsonb')
  disputes: Readonly<Record<string, DisputeShown>>;

  /** Of its last return as unclaimed, whatever the provider said to it. */
  @Column('timestamptz', { name: 'return_begun_at', nullable: true })
  returnBegunAt: Date | null;

  @Column('text', { name: 'session_id', nullable: true })
  sessionId: string | null;

  /** The provider's id of the money movement; null until it is paid. */
  @Column('text', { name: 'payment_intent_id', nullable: true })
  paymentIntentId: string | null;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt: Date | null;
}
