/**
 * Prologues and their turns. A batch is folded per prologue and written in one statement each for what began, what was told, what changed
 * and what is gone, in this order; what began and went in the same batch comes and goes.
 */
import type {
  DemoEvent,
  DemoStarted,
  DemoTurnNarrated,
  DemoTurnSubmitted,
  WorldState,
} from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../../platform/keys/index.js';

const insertDemos = `
  INSERT INTO demo (demo_id, game_type, opening, world, turns_done, started_at)
  SELECT demo_id, game_type, opening, world, 0, started_at
  FROM unnest($1::uuid[], $2::text[], $3::jsonb[], $4::jsonb[], $5::timestamptz[])
    AS started (demo_id, game_type, opening, world, started_at)`;

const insertTurns = `
  INSERT INTO demo_turn (turn_id, demo_id, turn_number, input)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::integer[], $4::jsonb[])`;

const tellTurns = `
  UPDATE demo_turn SET text = told.text FROM unnest($1::uuid[], $2::jsonb[]) AS told (turn_id, text)
  WHERE demo_turn.turn_id = told.turn_id`;

const changeDemos = `
  UPDATE demo SET
    world = coalesce(change.world, demo.world),
    turns_done = coalesce(change.turns_done, demo.turns_done),
    continued_by = coalesce(change.continued_by, demo.continued_by),
    pending_turn_id = CASE WHEN change.moves THEN change.pending_turn_id ELSE demo.pending_turn_id END,
    pending_since = CASE WHEN change.moves THEN change.pending_since ELSE demo.pending_since END
  FROM unnest($1::uuid[], $2::jsonb[], $3::integer[], $4::uuid[], $5::boolean[], $6::uuid[], $7::timestamptz[])
    AS change (demo_id, world, turns_done, continued_by, moves, pending_turn_id, pending_since)
  WHERE demo.demo_id = change.demo_id`;

interface Change {
  world: WorldState | null;
  turnsDone: number | null;
  continuedBy: string | null;
  /** Undefined: as before. */
  pending?: { readonly turnId: string; readonly since: string } | null;
}
const noChange: Change = { world: null, turnsDone: null, continuedBy: null };

export const demoProjection: Projection<EntityManager, DemoEvent> = {
  name: 'demo',
  version: 1,
  categories: ['demo'],
  handles: [
    'DemoStarted',
    'DemoTurnSubmitted',
    'DemoTurnNarrated',
    'DemoTurnFailed',
    'DemoContinued',
    'DemoForgotten',
  ],
  ignores: [],
  async project(events: readonly RecordedEvent<DemoEvent>[], tx: EntityManager) {
    const started: RecordedEvent<DemoStarted>[] = [];
    const submitted: RecordedEvent<DemoTurnSubmitted>[] = [];
    const told: RecordedEvent<DemoTurnNarrated>[] = [];
    const failed: string[] = [];
    const forgotten: string[] = [];
    const changes = new Map<string, Change>();
    for (const recorded of events) {
      const { event } = recorded;
      const { demoId } = event.data;
      if (event.type === 'DemoStarted') started.push(recorded as RecordedEvent<DemoStarted>);
      else changes.set(demoId, { ...(changes.get(demoId) ?? noChange), ...changeBy(event) });
      if (event.type === 'DemoTurnSubmitted') submitted.push(recorded as RecordedEvent<DemoTurnSubmitted>);
      if (event.type === 'DemoTurnNarrated') told.push(recorded as RecordedEvent<DemoTurnNarrated>);
      if (event.type === 'DemoTurnFailed') failed.push(event.data.turnId);
      if (event.type === 'DemoForgotten') forgotten.push(demoId);
    }
    if (started.length > 0)
      await tx.query(insertDemos, [
        started.map(({ event }) => event.data.demoId),
        started.map(({ event }) => event.data.gameType),
        started.map((recorded) => JSON.stringify(sealedTextOf(recorded))),
        started.map(({ event }) => JSON.stringify(event.data.world)),
        started.map(({ event }) => event.data.startedAt),
      ]);
    if (submitted.length > 0)
      await tx.query(insertTurns, [
        submitted.map(({ event }) => event.data.turnId),
        submitted.map(({ event }) => event.data.demoId),
        submitted.map(({ event }) => event.data.turnNumber),
        submitted.map((recorded) => JSON.stringify(sealedTextOf(recorded))),
      ]);
    if (told.length > 0)
      await tx.query(tellTurns, [
        told.map(({ event }) => event.data.turnId),
        told.map((recorded) => JSON.stringify(sealedTextOf(recorded))),
      ]);
    if (changes.size > 0) await writeChanges(changes, tx);
    if (failed.length > 0) await tx.query(`DELETE FROM demo_turn WHERE turn_id = ANY ($1::uuid[])`, [failed]);
    if (forgotten.length > 0) {
      await tx.query(`DELETE FROM demo_turn WHERE demo_id = ANY ($1::uuid[])`, [forgotten]);
      await tx.query(`DELETE FROM demo WHERE demo_id = ANY ($1::uuid[])`, [forgotten]);
    }
  },
};

function changeBy(event: Exclude<DemoEvent, DemoStarted>): Partial<Change> {
  switch (event.type) {
    case 'DemoTurnSubmitted':
      return { pending: { turnId: event.data.turnId, since: event.data.submittedAt } };
    case 'DemoTurnNarrated':
      return { pending: null, world: event.data.world, turnsDone: event.data.turnNumber };
    case 'DemoTurnFailed':
      return { pending: null };
    case 'DemoContinued':
      return { continuedBy: event.data.playerId };
    case 'DemoForgotten':
      return {};
  }
}

async function writeChanges(changes: ReadonlyMap<string, Change>, tx: EntityManager): Promise<void> {
  const all = [...changes.values()];
  await tx.query(changeDemos, [
    [...changes.keys()],
    all.map(({ world }) => (world ? JSON.stringify(world) : null)),
    all.map(({ turnsDone }) => turnsDone),
    all.map(({ continuedBy }) => continuedBy),
    all.map(({ pending }) => pending !== undefined),
    all.map(({ pending }) => pending?.turnId ?? null),
    all.map(({ pending }) => pending?.since ?? null),
  ]);
}
