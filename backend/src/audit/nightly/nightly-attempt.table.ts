import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Work of a night that was begun and has not ended: it is under way, or its process ended with it. */
@Entity('nightly_attempt')
export class NightlyAttemptRow {
  @PrimaryColumn('text')
  work: string;

  @Column('timestamptz', { name: 'began_at' })
  beganAt: Date;
}
