import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ExceptionCause, LedgerItemKind } from '@rubicon/contracts';
import { safeInteger } from '../../platform/read-models/index.js';

/** What auditors did about an exception. It stands whether or not anything is wrong any more. */
@Entity('exception_case')
export class ExceptionCaseRow {
  @PrimaryColumn('uuid', { name: 'exception_id' })
  exceptionId: string;

  /** Of the staff, who has taken it; null: nobody has. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  /** For `amount`: when there is another by now, it is open. */
  @Column('text')
  state: 'open' | 'explained' | 'accepted';

  /** From here on of the explanation; null: it was never explained. What was declined is left. */
  @Column('text', { nullable: true })
  cause: ExceptionCause | null;

  @Column('text', { name: 'item_kind', nullable: true })
  itemKind: LedgerItemKind | null;

  @Column('text', { name: 'item_id', nullable: true })
  itemId: string | null;

  /** Micro-dollars. */
  @Column('bigint', { nullable: true, transformer: safeInteger })
  amount: number | null;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('uuid', { name: 'explained_by', nullable: true })
  explainedBy: string | null;

  @Column('timestamptz', { name: 'explained_at', nullable: true })
  explainedAt: Date | null;

  @Column('uuid', { name: 'accepted_by', nullable: true })
  acceptedBy: string | null;

  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;
}
