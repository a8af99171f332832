import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../platform/read-models/index.js';

/** What the providers of models charged us on a day (UTC), for all turns, prologues and summaries together. */
@Entity('provider_cost')
export class ProviderCostRow {
  /** "2026-11-21" */
  @PrimaryColumn('date')
  day: string;

  @Column('bigint', { name: 'cost', transformer: safeInteger })
  costMicroUsd: number;
}
