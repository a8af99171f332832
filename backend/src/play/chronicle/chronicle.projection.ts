/** What changes a chronicle besides the turns: the player's amendments, folded per line, and summaries. Gone with their game. */
import type { ChronicleAmended, ChronicleSummarised, GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf, type SealedText } from '../../platform/keys/index.js';
import { allTypesBut } from '../../platform/projector/index.js';

interface Amendment {
  readonly gameId: string;
  readonly lineId: string;
  /** Null: as before. */
  readonly pinned: boolean | null;
  readonly struck: boolean | null;
  readonly text: SealedText | null;
  readonly position: string;
}

const insertAmended = `
  INSERT INTO chronicle_amendment (game_id, line_id, pinned, struck, text, position)
  SELECT game_id, line_id, false, false, NULL, position
  FROM unnest($1::uuid[], $2::text[], $3::bigint[]) AS amended (game_id, line_id, position)
  ON CONFLICT (game_id, line_id) DO NOTHING`;

const amend = `
  UPDATE chronicle_amendment SET
    pinned = coalesce(change.pinned, chronicle_amendment.pinned),
    struck = coalesce(change.struck, chronicle_amendment.struck),
    text = coalesce(change.text, chronicle_amendment.text),
    position = change.position
  FROM unnest($1::uuid[], $2::text[], $3::boolean[], $4::boolean[], $5::jsonb[], $6::bigint[])
    AS change (game_id, line_id, pinned, struck, text, position)
  WHERE chronicle_amendment.game_id = change.game_id AND chronicle_amendment.line_id = change.line_id`;

const insertSummaries = `
  INSERT INTO chronicle_summary (through_turn_id, game_id, summary_id, lines, position)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::jsonb[], $5::bigint[])`;

const categories = ['game'] as const;
const handles = ['ChronicleAmended', 'ChronicleSummarised', 'GameDeleted'] as const;

export const chronicleProjection: Projection<EntityManager, GameEvent> = {
  name: 'chronicle',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const amendments = new Map<string, Amendment>();
    const summaries: RecordedEvent<ChronicleSummarised>[] = [];
    const deleted: string[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'ChronicleAmended') {
        const key = `${event.data.gameId} ${event.data.lineId}`;
        amendments.set(key, amended(amendments.get(key), recorded as RecordedEvent<ChronicleAmended>));
      }
      if (event.type === 'ChronicleSummarised')
        summaries.push(recorded as RecordedEvent<ChronicleSummarised>);
      if (event.type === 'GameDeleted') deleted.push(event.data.gameId);
    }
    if (amendments.size > 0) await writeAmendments([...amendments.values()], tx);
    if (summaries.length > 0)
      await tx.query(insertSummaries, [
        summaries.map(({ event }) => event.data.throughTurnId),
        summaries.map(({ event }) => event.data.gameId),
        summaries.map(({ event }) => event.data.summaryId),
        summaries.map((recorded) => JSON.stringify(sealedTextOf(recorded))),
        summaries.map(({ position }) => position.toString()),
      ]);
    if (deleted.length > 0)
      for (const table of ['chronicle_amendment', 'chronicle_summary'])
        await tx.query(`DELETE FROM ${table} WHERE game_id = ANY ($1::uuid[])`, [deleted]);
  },
};

function amended(before: Amendment | undefined, recorded: RecordedEvent<ChronicleAmended>): Amendment {
  const { gameId, lineId, change } = recorded.event.data;
  const pinned = change === 'pinned' ? true : change === 'unpinned' ? false : null;
  const struck = change === 'struck' ? true : change === 'restored' ? false : null;
  return {
    gameId,
    lineId,
    pinned: pinned ?? before?.pinned ?? null,
    struck: struck ?? before?.struck ?? null,
    text: change === 'corrected' ? sealedTextOf(recorded) : (before?.text ?? null),
    position: recorded.position.toString(),
  };
}

async function writeAmendments(amendments: readonly Amendment[], tx: EntityManager): Promise<void> {
  const gameIds = amendments.map(({ gameId }) => gameId);
  const lineIds = amendments.map(({ lineId }) => lineId);
  const positions = amendments.map(({ position }) => position);
  await tx.query(insertAmended, [gameIds, lineIds, positions]);
  await tx.query(amend, [
    gameIds,
    lineIds,
    amendments.map(({ pinned }) => pinned),
    amendments.map(({ struck }) => struck),
    amendments.map(({ text }) => text && JSON.stringify(text)),
    positions,
  ]);
}
