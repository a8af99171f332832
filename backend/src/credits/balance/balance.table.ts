import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';

/** One row per player: what they hold and what became of the rest. Micro-dollars. */
@Entity('balance')
export class BalanceRow {
  @PrimaryColumn('uuid', { name: 'player_id' })
  playerId: string;

  @Column('bigint', { transformer: safeInteger })
  available: number;

  @Column('bigint', { transformer: safeInteger })
  reserved: number;

  @Column('bigint', { transformer: safeInteger })
  held: number;

  @Column('bigint', { transformer: safeInteger })
  frozen: number;

  @Column('bigint', { transformer: safeInteger })
  purchased: number;

  @Column('bigint', { transformer: safeInteger })
  granted: number;

  @Column('bigint', { transformer: safeInteger })
  charged: number;

  @Column('bigint', { transformer: safeInteger })
  withdrawn: number;
}
