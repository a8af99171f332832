import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A refund that is held in its wallet: there until it is settled or released. */
@Entity('open_refund')
export class OpenRefundRow {
  @PrimaryColumn('uuid', { name: 'refund_id' })
  refundId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  /** Null: of before it was kept; the row is filled anew. */
  @Column('uuid', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @Column('timestamptz', { name: 'held_at' })
  heldAt: Date;
}
