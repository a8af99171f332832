import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: what the landing page tells of all players together. */
@Entity('public_stats')
export class PublicStatsRow {
  /** Always true: there is one row. */
  @PrimaryColumn('boolean')
  only: boolean;

  /** Registered, and not erased since. */
  @Column('integer')
  players: number;

  /** Games started. */
  @Column('integer')
  games: number;

  /** Players among them with at least one completed purchase. */
  @Column('integer')
  buyers: number;
}

/** Who has bought before, so that a buyer counts once. */
@Entity('stats_buyer')
export class StatsBuyerRow {
  @PrimaryColumn('uuid', { name: 'player_id' })
  playerId: string;
}
