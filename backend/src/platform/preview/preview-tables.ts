/** The text so far and the wishes to stop, kept until the turn's outcome. */
import type { SealedEnvelope } from '@rubicon/eventsourcing';
import type { DataSource } from 'typeorm';

export interface KeptPiece {
  readonly turnId: string;
  readonly attempt: number;
  readonly offset: number;
  readonly sealed: SealedEnvelope;
}

export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

interface PieceRow {
  readonly attempt: number;
  readonly text_offset: number;
  readonly sealed: SealedEnvelope;
}

const FORGOTTEN_AFTER = '1 day';

export class PreviewTables {
  constructor(private readonly database: Pick<DataSource, 'query'>) {}

  /** @param notices sent by PostgreSQL in the same transaction */
  async keepPieces(pieces: readonly KeptPiece[], notices: readonly Notice[]): Promise<void> {
    await this.database.query(
      `WITH kept AS (
         INSERT INTO preview_piece (turn_id, attempt, text_offset, sealed)
         SELECT "turnId", attempt, "offset", sealed
         FROM jsonb_to_recordset($1) AS piece ("turnId" uuid, attempt integer, "offset" integer, sealed jsonb)
         ON CONFLICT (turn_id, attempt, text_offset) DO UPDATE SET sealed = excluded.sealed
       )
       SELECT pg_notify(channel, payload) FROM jsonb_to_recordset($2) AS notice (channel text, payload text)`,
      [JSON.stringify(pieces), JSON.stringify(notices)],
    );
  }

  async keepStop(turnId: string, notice: Notice | null): Promise<void> {
    await this.database.query(
      `WITH kept AS (INSERT INTO preview_stop (turn_id) VALUES ($1) ON CONFLICT DO NOTHING)
       SELECT pg_notify($2, $3) WHERE $2::text IS NOT NULL`,
      [turnId, notice?.channel ?? null, notice?.payload ?? null],
    );
  }

  /** The pieces of the turn's latest attempt, in order. */
  async piecesOf(turnId: string): Promise<KeptPiece[]> {
    const rows = await this.database.query<PieceRow[]>(
      `SELECT attempt, text_offset, sealed FROM preview_piece
       WHERE turn_id = $1 AND attempt = (SELECT max(attempt) FROM preview_piece WHERE turn_id = $1)
       ORDER BY text_offset`,
      [turnId],
    );
    return rows.map((row) => ({ turnId, attempt: row.attempt, offset: row.text_offset, sealed: row.sealed }));
  }

  async isStopped(turnId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>('SELECT 1 FROM preview_stop WHERE turn_id = $1', [
      turnId,
    ]);
    return rows.length > 0;
  }

  async forget(turnIds: readonly string[]): Promise<void> {
    await this.database.query(
      `WITH stops AS (DELETE FROM preview_stop WHERE turn_id = ANY ($1::uuid[]))
       DELETE FROM preview_piece WHERE turn_id = ANY ($1::uuid[])`,
      [turnIds],
    );
  }

  /** What a crash left behind. */
  async forgetOld(): Promise<void> {
    await this.database.query(
      `WITH stops AS (DELETE FROM preview_stop WHERE kept_at < now() - $1::interval)
       DELETE FROM preview_piece WHERE kept_at < now() - $1::interval`,
      [FORGOTTEN_AFTER],
    );
  }
}
