import { Entity, PrimaryColumn } from 'typeorm';

/** A code that works once in place of the app's; used: gone. */
@Entity('staff_recovery_code')
export class RecoveryCodeRow {
  @PrimaryColumn('uuid', { name: 'staff_id' })
  staffId: string;

  /** Keyed (HMAC-SHA-256): whoever has the table alone cannot try codes on it. */
  @PrimaryColumn('bytea', { name: 'code_hash' })
  codeHash: Buffer;
}
