import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `waited`: from the submission until a narrator began. `told`: from then until the turn was told to its end. */
export type TurnSpan = 'waited' | 'told';

/** How many turns that ended in a minute (UTC) took so long. However many turns there are, a minute has some hundred rows at most. */
@Entity('turn_time')
export class TurnTimeRow {
  /** Its beginning. */
  @PrimaryColumn('timestamptz')
  minute: Date;

  @PrimaryColumn('text')
  span: TurnSpan;

  /** Rounded by `roundedMs`. */
  @PrimaryColumn('integer')
  milliseconds: number;

  @Column('integer')
  turns: number;
}
