import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who a player is. Personal: this database only, never the event log. */
@Entity('account')
export class AccountRow {
  @PrimaryColumn('uuid', { name: 'player_id' })
  playerId: string;

  /** As the player wrote it. */
  @Column('text')
  username: string;

  /** Decides whether two usernames are the same. */
  @Column('text', { name: 'username_key' })
  usernameKey: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'email_key' })
  emailKey: string;

  /** Argon2id, PHC string. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** `pending` until the player's key and stream exist. */
  @Column('text')
  state: 'pending' | 'active';

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
