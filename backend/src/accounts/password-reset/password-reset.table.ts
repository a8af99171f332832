import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to choose a new password, not yet used. The token itself stands in the letter alone. */
@Entity('password_reset')
export class PasswordResetRow {
  /** SHA-256 of the token: 256 random bits need no slower one. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
