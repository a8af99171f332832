import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';
import type { ItemKind } from '../ledger/ledger-item.js';
import { AccountColumns } from './account-columns.js';

/** An event of the ledger, and what it posts. */
@Entity('ledger_event')
export class LedgerEventRow extends AccountColumns {
  /** Of the event in the whole log. */
  @PrimaryColumn('bigint', { transformer: safeInteger })
  position: number;

  @Column('timestamptz')
  at: Date;

  @Column('text', { name: 'stream_id' })
  streamId: string;

  @Column('bigint', { transformer: safeInteger })
  revision: number;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @Column('text')
  type: string;

  @Column('text', { name: 'item_kind', nullable: true })
  itemKind: ItemKind | null;

  @Column('text', { name: 'item_id', nullable: true })
  itemId: string | null;

  @Column('uuid', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @Column('uuid', { name: 'player_id', nullable: true })
  playerId: string | null;
}
