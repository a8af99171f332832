import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An auditor wants this work of the night to be done now; gone when it is begun. */
@Entity('nightly_ask')
export class NightlyAskRow {
  @PrimaryColumn('text')
  work: string;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
}
