import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which prologues a visitor began, the last of them the one they play. Written before its stream; gone after seven days. */
@Entity('visitor_demo')
export class VisitorDemoRow {
  @PrimaryColumn('uuid', { name: 'demo_id' })
  demoId: string;

  /** Keyed hash of the secret in the visitor's cookie. */
  @Column('text')
  visitor: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;
}
