import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What free prologues have used up on a day (UTC): of one network address, or in all. Gone after seven days. */
@Entity('demo_count')
export class DemoCountRow {
  /** "2026-11-21" */
  @PrimaryColumn('date')
  day: string;

  /** What is counted: "turns", "turns <address>" or "starts <address>", the address as a keyed hash of that day. */
  @PrimaryColumn('text')
  name: string;

  @Column('integer')
  count: number;
}
