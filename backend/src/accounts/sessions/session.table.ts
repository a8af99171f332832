import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in. A token counts only while its session's row is there and not expired. */
@Entity('session')
export class SessionRow {
  @PrimaryColumn('uuid', { name: 'session_id' })
  sessionId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
