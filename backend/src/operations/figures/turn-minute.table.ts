import type { TurnFailureCode } from '@rubicon/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';

export type TurnHappening = 'submitted' | 'told' | 'stopped' | TurnFailureCode;

/** What happened to turns in a minute (UTC), and what it brought and took. Nothing of whose they were: kept without end, a few rows a minute. */
@Entity('turn_minute')
export class TurnMinuteRow {
  /** Its beginning. */
  @PrimaryColumn('timestamptz')
  minute: Date;

  /** That they were submitted, or how they ended. */
  @PrimaryColumn('text')
  happening: TurnHappening;

  @Column('integer')
  turns: number;

  @Column('bigint', { name: 'charged', transformer: safeInteger })
  chargedMicroUsd: number;

  @Column('bigint', { name: 'provider_cost', transformer: safeInteger })
  providerCostMicroUsd: number;
}
