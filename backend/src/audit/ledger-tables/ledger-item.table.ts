import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';
import type { Finding } from '../ledger/causes.js';
import type { ItemKind, LedgerItem } from '../ledger/ledger-item.js';

/** What the books remember of a payment, a turn or a wallet, and what is wrong with it by its own sides. */
@Entity('ledger_item')
export class LedgerItemRow {
  @PrimaryColumn('text')
  kind: ItemKind;

  @PrimaryColumn('text')
  id: string;

  @Column('uuid', { name: 'player_id', nullable: true })
  playerId: string | null;

  /** The provider's name of its money. */
  @Column('text', { name: 'payment_intent_id', nullable: true })
  paymentIntentId: string | null;

  @Column('jsonb')
  state: LedgerItem;

  /** Null: nothing is wrong. */
  @Column('jsonb', { nullable: true })
  findings: readonly Finding[] | null;

  /** Of the first and the last event that touched it. */
  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  /** Of its clearing account, micro-dollars. */
  @Column('bigint', { transformer: safeInteger })
  clearing: number;

  /** Of a payment, for the comparison with the provider's sums: what came, went back, and was taken by banks, in cents. */
  @Column('bigint', { name: 'paid_cents', transformer: safeInteger })
  paidCents: number;

  @Column('bigint', { name: 'refunded_cents', transformer: safeInteger })
  refundedCents: number;

  /** Disputes are few and need a closer look than sums. */
  @Column('boolean', { name: 'is_disputed' })
  isDisputed: boolean;
}
