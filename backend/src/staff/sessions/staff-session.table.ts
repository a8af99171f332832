import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in of a staff member. Its token counts only while the row is there and not expired. */
@Entity('staff_session')
export class StaffSessionRow {
  /** Said in lists and in the log; the token is neither. */
  @PrimaryColumn('uuid', { name: 'session_id' })
  sessionId: string;

  /** SHA-256 of the token: 256 random bits need no slower one. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'staff_id' })
  staffId: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
