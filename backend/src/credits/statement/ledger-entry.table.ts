import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StatementEntryKind } from '@rubicon/contracts';
import { safeInteger } from '../../platform/read-models/index.js';

/** One row per event of a wallet; the deltas of a player's rows sum to their balance. Micro-dollars. */
@Entity('ledger_entry')
export class LedgerEntryRow {
  @PrimaryColumn('uuid', { name: 'player_id' })
  playerId: string;

  /** Place in the wallet's stream. */
  @PrimaryColumn('bigint', { transformer: safeInteger })
  revision: number;

  @Column('text')
  kind: StatementEntryKind;

  @Column('timestamptz')
  at: Date;

  @Column('uuid', { name: 'turn_id', nullable: true })
  turnId: string | null;

  @Column('uuid', { name: 'game_id', nullable: true })
  gameId: string | null;

  @Column('uuid', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @Column('text', { name: 'dispute_id', nullable: true })
  disputeId: string | null;

  /** What a refund pays back: more than its credits, when some of them were played. */
  @Column('integer', { name: 'money_cents', nullable: true })
  moneyCents: number | null;

  @Column('bigint', { transformer: safeInteger })
  available: number;

  /** What was available once this had happened. */
  @Column('bigint', { name: 'available_after', transformer: safeInteger })
  availableAfter: number;

  @Column('bigint', { transformer: safeInteger })
  reserved: number;

  @Column('bigint', { transformer: safeInteger })
  held: number;

  @Column('bigint', { transformer: safeInteger })
  frozen: number;

  /** Charged, refunded, clawed back or forfeited: left the wallet for good. */
  @Column('bigint', { transformer: safeInteger })
  spent: number;
}
