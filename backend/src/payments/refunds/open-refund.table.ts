import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A refund that is held in its wallet: there until it is settled or released. */
@Entity('open_refund')
export class OpenRefundRow {
  @PrimaryColumn('uuid', { name: 'refund_id' })
  refundId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  @Column('timestamptz', { name: 'held_at' })
  heldAt: Date;
}
