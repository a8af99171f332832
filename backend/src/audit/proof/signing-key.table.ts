import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The public half of a key that has signed a head: kept for good, since its heads are. */
@Entity('signing_key')
export class SigningKeyRow {
  @PrimaryColumn('text', { name: 'key_id' })
  keyId: string;

  /** SubjectPublicKeyInfo (DER), base64. */
  @Column('text', { name: 'public_key' })
  publicKey: string;

  @Column('timestamptz', { name: 'first_used_at' })
  firstUsedAt: Date;
}
