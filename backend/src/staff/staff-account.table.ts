import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who works here. Personal: this database only, never the event log; their roles stand there, and only there. Gone with the dismissal. */
@Entity('staff_account')
export class StaffAccountRow {
  @PrimaryColumn('uuid', { name: 'staff_id' })
  staffId: string;

  /** As the one who invited wrote it. */
  @Column('text')
  name: string;

  /** Decides whether two names are the same. */
  @Column('text', { name: 'name_key' })
  nameKey: string;

  /** Argon2id, PHC string; null: none was chosen. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** The authenticator app's secret, sealed under a key derived from the master key; null with the password. */
  @Column('bytea', { name: 'factor_secret', nullable: true })
  factorSecret: Buffer | null;

  /** The time step whose code was used last: none up to it counts again. */
  @Column('integer', { name: 'factor_step' })
  factorStep: number;

  /** Whom the provider knows them as, since their first sign-in by it; null: none. */
  @Column('text', { name: 'provider_subject', nullable: true })
  providerSubject: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
