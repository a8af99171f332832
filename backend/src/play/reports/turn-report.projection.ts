/** Reported turns, until their game is deleted. */
import type { GameEvent, TurnReported } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../../platform/keys/index.js';
import { allTypesBut } from '../../platform/projector/index.js';

const insertReports = `
  INSERT INTO turn_report (report_id, game_id, player_id, turn_id, reason, comment, reported_at)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::jsonb[], $7::timestamptz[])`;

const categories = ['game'] as const;
const handles = ['TurnReported', 'GameDeleted'] as const;

export const turnReportProjection: Projection<EntityManager, GameEvent> = {
  name: 'turn_report',
  version: 1,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const reported: RecordedEvent<TurnReported>[] = [];
    const deleted: string[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'TurnReported') reported.push(recorded as RecordedEvent<TurnReported>);
      if (event.type === 'GameDeleted') deleted.push(event.data.gameId);
    }
    if (reported.length > 0)
      await tx.query(insertReports, [
        reported.map(({ event }) => event.data.reportId),
        reported.map(({ event }) => event.data.gameId),
        reported.map(({ event }) => event.data.playerId),
        reported.map(({ event }) => event.data.turnId),
        reported.map(({ event }) => event.data.reason),
        reported.map((recorded) => JSON.stringify(sealedTextOf(recorded))),
        reported.map(({ event }) => event.data.reportedAt),
      ]);
    if (deleted.length > 0)
      await tx.query(`DELETE FROM turn_report WHERE game_id = ANY ($1::uuid[])`, [deleted]);
  },
};
