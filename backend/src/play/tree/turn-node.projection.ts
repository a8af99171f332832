/**
 * The tree of turns. Within a batch: submissions (their depth follows from their parents', which may be in the same batch), then
 * outcomes, then deletions; one statement each.
 */
import type { GameEvent, TurnFailed, TurnNarrated, TurnStopped, TurnSubmitted } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../../platform/keys/index.js';

const depthsOf = `SELECT turn_id, depth FROM turn_node WHERE turn_id = ANY ($1::uuid[])`;

const insertNodes = `
  INSERT INTO turn_node (turn_id, game_id, player_id, parent_turn_id, depth, turn_number, kind, status, input, ceiling,
    price_version, submitted_at)
  SELECT turn_id, game_id, player_id, parent_turn_id, depth, turn_number, kind, 'pending', input, ceiling,
    price_version, submitted_at
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::integer[], $6::integer[], $7::text[], $8::jsonb[],
    $9::bigint[], $10::text[], $11::timestamptz[])
    AS node (turn_id, game_id, player_id, parent_turn_id, depth, turn_number, kind, input, ceiling, price_version,
      submitted_at)`;

const settleNodes = `
  UPDATE turn_node SET status = outcome.status, text = outcome.text, world = outcome.world,
    failure_code = outcome.failure_code, usage = outcome.usage, charge = outcome.charge, settled_at = outcome.settled_at
  FROM unnest($1::uuid[], $2::text[], $3::jsonb[], $4::jsonb[], $5::text[], $6::jsonb[], $7::bigint[], $8::timestamptz[])
    AS outcome (turn_id, status, text, world, failure_code, usage, charge, settled_at)
  WHERE turn_node.turn_id = outcome.turn_id`;

type Outcome = TurnNarrated | TurnStopped | TurnFailed;

export const turnNodeProjection: Projection<EntityManager, GameEvent> = {
  name: 'turn_node',
  version: 1,
  categories: ['game'],
  handles: ['TurnSubmitted', 'TurnNarrated', 'TurnStopped', 'TurnFailed', 'GameDeleted'],
  ignores: [
    'GameStarted',
    'GameSaved',
    'GameRewound',
    'BranchNamed',
    'ChronicleAmended',
    'ChronicleSummarised',
    'TurnReported',
    'GameShared',
    'ShareRevoked',
  ],
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const submitted: RecordedEvent<TurnSubmitted>[] = [];
    const outcomes: RecordedEvent<Outcome>[] = [];
    const deleted: string[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'TurnSubmitted') submitted.push(recorded as RecordedEvent<TurnSubmitted>);
      if (event.type === 'TurnNarrated' || event.type === 'TurnStopped' || event.type === 'TurnFailed')
        outcomes.push(recorded as RecordedEvent<Outcome>);
      if (event.type === 'GameDeleted') deleted.push(event.data.gameId);
    }
    if (submitted.length > 0) await insertSubmitted(submitted, tx);
    if (outcomes.length > 0) await tx.query(settleNodes, columnsOf(outcomes.map(settlementOf)));
    if (deleted.length > 0)
      await tx.query(`DELETE FROM turn_node WHERE game_id = ANY ($1::uuid[])`, [deleted]);
  },
};

async function insertSubmitted(submitted: readonly RecordedEvent<TurnSubmitted>[], tx: EntityManager) {
  const parents = submitted.map(({ event }) => event.data.parentTurnId);
  const known: { turn_id: string; depth: number }[] = await tx.query(depthsOf, [parents]);
  const depths = new Map(known.map(({ turn_id, depth }) => [turn_id, depth]));
  const rows = submitted.map((recorded) => {
    const { data } = recorded.event;
    const isFirst = data.parentTurnId === data.gameId;
    const parentDepth = isFirst ? 0 : depths.get(data.parentTurnId);
    if (parentDepth === undefined)
      throw new Error(`turn ${data.turnId} grows from ${data.parentTurnId}, which is unknown`);
    depths.set(data.turnId, parentDepth + 1);
    return [
      data.turnId,
      data.gameId,
      data.playerId,
      data.parentTurnId,
      parentDepth + 1,
      data.turnNumber,
      data.kind,
      JSON.stringify(sealedTextOf(recorded)),
      data.ceilingMicroUsd,
      data.priceVersion,
      data.submittedAt,
    ] as const;
  });
  await tx.query(insertNodes, columnsOf(rows));
}

/** turn, status, text, world, failure code, usage, charge, time */
function settlementOf(recorded: RecordedEvent<Outcome>): readonly unknown[] {
  const { event } = recorded;
  if (event.type === 'TurnFailed')
    return [event.data.turnId, 'failed', null, null, event.data.code, null, null, event.data.failedAt];
  const { turnId, world, usage, chargeMicroUsd } = event.data;
  const [status, at] =
    event.type === 'TurnNarrated' ? ['narrated', event.data.narratedAt] : ['stopped', event.data.stoppedAt];
  return [
    turnId,
    status,
    JSON.stringify(sealedTextOf(recorded)),
    JSON.stringify(world),
    null,
    JSON.stringify(usage),
    chargeMicroUsd,
    at,
  ];
}

function columnsOf(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
