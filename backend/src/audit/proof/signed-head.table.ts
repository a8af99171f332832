import type { SignedHead } from '@rubicon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';

/** Where the chain stood, signed. Never changed, never deleted. */
@Entity('signed_head')
export class SignedHeadRow {
  /** From 1, without gaps. */
  @PrimaryColumn('bigint', { transformer: safeInteger })
  number: number;

  @Column('bigint')
  position: string;

  /** Number of the last link. */
  @Column('bigint', { transformer: safeInteger })
  events: number;

  /** Of that link; hex, as it was signed. */
  @Column('text')
  head: string;

  /** SHA-256 of what the head before it signs, hex; null: it is the first. */
  @Column('text', { name: 'previous_head', nullable: true })
  previousHead: string | null;

  @Column('text')
  why: SignedHead['why'];

  @Column('timestamptz', { name: 'signed_at' })
  signedAt: Date;

  @Column('text', { name: 'key_id' })
  keyId: string;

  /** Ed25519, base64. */
  @Column('text')
  signature: string;
}
