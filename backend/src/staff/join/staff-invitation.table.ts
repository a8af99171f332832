import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to join by, not yet used. The token itself stands in the link alone. */
@Entity('staff_invitation')
export class StaffInvitationRow {
  /** SHA-256 of the token: 256 random bits need no slower one. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'staff_id' })
  staffId: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** What was chosen and shown, until a code proves that the app has the secret; null before. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('bytea', { name: 'factor_secret', nullable: true })
  factorSecret: Buffer | null;
}
