import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which browser opened a checkout without an account. Written by handlers; forgotten with the browser's cookie. */
@Entity('visitor_checkout')
export class VisitorCheckoutRow {
  @PrimaryColumn('uuid', { name: 'payment_id' })
  paymentId: string;

  /** Keyed hash of the secret in the browser's cookie. */
  @Column('text')
  visitor: string;

  /** The player who signed in with that browser, and so claims it once it is paid. */
  @Column('uuid', { name: 'player_id', nullable: true })
  playerId: string | null;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;
}
