import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';
import type { ProviderMoney } from '../ledger/provider-money.js';

/** All rows of one movement of money, summed up in the transaction that adds them. */
@Entity('provider_money')
export class ProviderMoneyRow {
  @PrimaryColumn('text', { name: 'payment_intent_id' })
  paymentIntentId: string;

  @Column('uuid', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @Column('bigint', { name: 'charged_cents', transformer: safeInteger })
  chargedCents: number;

  @Column('integer', { name: 'charged_times' })
  chargedTimes: number;

  @Column('timestamptz', { name: 'first_charge_at', nullable: true })
  firstChargeAt: Date | null;

  @Column('bigint', { name: 'refunded_cents', transformer: safeInteger })
  refundedCents: number;

  @Column('jsonb')
  refunds: ProviderMoney['refunds'];

  @Column('bigint', { name: 'disputed_cents', transformer: safeInteger })
  disputedCents: number;

  @Column('jsonb')
  disputes: ProviderMoney['disputes'];

  @Column('bigint', { name: 'fees_cents', transformer: safeInteger })
  feesCents: number;

  @Column('boolean', { name: 'is_foreign' })
  isForeign: boolean;

  @Column('timestamptz', { name: 'last_changed_at' })
  lastChangedAt: Date;
}
