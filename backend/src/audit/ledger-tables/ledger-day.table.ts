import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';
import { AccountColumns } from './account-columns.js';

/** What all events of a UTC day post. */
@Entity('ledger_day')
export class LedgerDayRow extends AccountColumns {
  /** `YYYY-MM-DD` */
  @PrimaryColumn('date')
  day: string;

  /** How many there are. */
  @Column('bigint', { transformer: safeInteger })
  events: number;

  /** What purchases brought, before anything went back. */
  @Column('bigint', { name: 'paid_in', transformer: safeInteger })
  paidIn: number;
}
