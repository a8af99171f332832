import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';

/** What a player's turns cost us on a day (UTC) at the model's provider beyond what the player paid. */
@Entity('unbilled_cost')
export class UnbilledCostRow {
  @PrimaryColumn('uuid', { name: 'player_id' })
  playerId: string;

  /** "2026-11-21" */
  @PrimaryColumn('date')
  day: string;

  @Column('bigint', { name: 'cost', transformer: safeInteger })
  costMicroUsd: number;
}
