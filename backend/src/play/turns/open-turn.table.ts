import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';

/** One row per turn that somebody may still have to drive on: without an outcome, or with a reservation that is not settled. */
@Entity('open_turn')
export class OpenTurnRow {
  @PrimaryColumn('uuid', { name: 'turn_id' })
  turnId: string;

  @Column('uuid', { name: 'game_id' })
  gameId: string;

  /** Of the turn in its game, from 1. */
  @Column('integer', { name: 'turn_number' })
  turnNumber: number;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;

  /** The game's stream tells how it ended. */
  @Column('boolean')
  ended: boolean;

  /** The wallet's stream tells that credits were reserved for it. */
  @Column('boolean')
  reserved: boolean;

  /** When; null: they were not. */
  @Column('timestamptz', { name: 'reserved_at', nullable: true })
  reservedAt: Date | null;

  /** How much; null: nothing was. */
  @Column('bigint', { name: 'reserved_amount', nullable: true, transformer: safeInteger })
  reservedMicroUsd: number | null;

  /** The wallet's stream tells that nothing is reserved for it, or will be. */
  @Column('boolean')
  settled: boolean;
}
