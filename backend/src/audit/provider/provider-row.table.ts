/** What was fetched of the provider, by version: rows are added, and never changed. Amounts in the currency's minor units. */
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderList } from '@rubicon/contracts';
import { safeInteger } from '../../platform/read-models/index.js';

abstract class ProviderRowColumns {
  @PrimaryColumn('text')
  list: ProviderList;

  /** The provider's. */
  @PrimaryColumn('text')
  id: string;

  /** From 1: another one whenever what is fetched, or what it belongs to, differs from the one before. */
  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'fetched_at' })
  fetchedAt: Date;

  @Column('text')
  type: string;

  @Column('text', { nullable: true })
  status: string | null;

  /** ISO 4217, in small letters, as the provider writes it. */
  @Column('text')
  currency: string;

  @Column('bigint', { transformer: safeInteger })
  amount: number;

  @Column('bigint', { nullable: true, transformer: safeInteger })
  fee: number | null;

  @Column('bigint', { nullable: true, transformer: safeInteger })
  net: number | null;

  @Column('timestamptz', { name: 'available_at', nullable: true })
  availableAt: Date | null;

  /** Of a balance transaction: what moved the money. */
  @Column('text', { name: 'source_id', nullable: true })
  sourceId: string | null;

  @Column('text', { name: 'payment_intent_id', nullable: true })
  paymentIntentId: string | null;

  /** Ours; null: none of ours is known for it. */
  @Column('uuid', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @Column('text', { name: 'payout_id', nullable: true })
  payoutId: string | null;

  /** Without what names a person. */
  @Column('jsonb')
  body: Record<string, unknown>;

  /** SHA-256 of its canonical JSON (RFC 8785), hex. */
  @Column('text', { name: 'body_hash' })
  bodyHash: string;
}

@Entity('provider_row')
export class ProviderRowVersion extends ProviderRowColumns {}

/** A view: the newest version of each. */
@Entity('provider_row_latest')
export class LatestProviderRow extends ProviderRowColumns {
  @Column('integer', { name: 'earlier_versions' })
  earlierVersions: number;
}
