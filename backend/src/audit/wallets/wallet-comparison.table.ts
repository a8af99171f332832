import type { WalletComparison } from '@rubicon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';

/** One night's comparison of every wallet, replayed from zero, with its read model. */
@Entity('wallet_comparison')
export class WalletComparisonRow {
  @PrimaryColumn('timestamptz', { name: 'compared_at' })
  comparedAt: Date;

  /** Up to where both were read. */
  @Column('bigint')
  position: string;

  @Column('bigint', { transformer: safeInteger })
  wallets: number;

  @Column('jsonb')
  differing: WalletComparison['differing'];
}
