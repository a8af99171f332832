/**
 * The tree of turns. Within a batch: submissions (their depth follows from their parents', which may be in the same batch), then
 * outcomes (their branch does likewise), then deletions; one statement each.
 */
import type { GameEvent, TurnFailed, TurnNarrated, TurnStopped, TurnSubmitted } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../../platform/keys/index.js';
import { allTypesBut } from '../../platform/projector/index.js';

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
    failure_code = outcome.failure_code, usage = outcome.usage, charge = outcome.charge, settled_at = outcome.settled_at,
    ending = outcome.ending, branch_id = outcome.branch_id
  FROM unnest($1::uuid[], $2::text[], $3::jsonb[], $4::jsonb[], $5::text[], $6::jsonb[], $7::bigint[], $8::timestamptz[],
    $9::text[], $10::uuid[])
    AS outcome (turn_id, status, text, world, failure_code, usage, charge, settled_at, ending, branch_id)
  WHERE turn_node.turn_id = outcome.turn_id`;

/** Where turns grow, and whether their parent has gone on in another way before. */
const placesOf = `
  SELECT node.turn_id, node.game_id, node.parent_turn_id, parent.branch_id AS parent_branch_id, EXISTS (
    SELECT FROM turn_node elder WHERE elder.parent_turn_id = node.parent_turn_id AND elder.branch_id IS NOT NULL
  ) AS parted
  FROM turn_node node LEFT JOIN turn_node parent ON parent.turn_id = node.parent_turn_id
  WHERE node.turn_id = ANY ($1::uuid[])`;

interface Place {
  readonly turn_id: string;
  readonly game_id: string;
  readonly parent_turn_id: string;
  /** Null: the parent is the opening, or gets its text in this batch. */
  readonly parent_branch_id: string | null;
  readonly parted: boolean;
}

type Outcome = TurnNarrated | TurnStopped | TurnFailed;

const categories = ['game'] as const;
const handles = ['TurnSubmitted', 'TurnNarrated', 'TurnStopped', 'TurnFailed', 'GameDeleted'] as const;

export const turnNodeProjection: Projection<EntityManager, GameEvent> = {
  name: 'turn_node',
  version: 2,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
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
    if (outcomes.length > 0) await settle(outcomes, tx);
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

async function settle(outcomes: readonly RecordedEvent<Outcome>[], tx: EntityManager) {
  const told = outcomes.flatMap(({ event }) => (event.type === 'TurnFailed' ? [] : [event.data.turnId]));
  const places: Place[] = told.length > 0 ? await tx.query(placesOf, [told]) : [];
  const branches = branchesOf(told, places);
  await tx.query(
    settleNodes,
    columnsOf(outcomes.map((recorded) => settlementOf(recorded, branches.get(recorded.event.data.turnId)))),
  );
}

/** @param told turns that get their text, in the order in which they do */
function branchesOf(told: readonly string[], places: readonly Place[]): ReadonlyMap<string, string> {
  const byTurn = new Map(places.map((place) => [place.turn_id, place]));
  const parted = new Set(places.filter((place) => place.parted).map((place) => place.parent_turn_id));
  const branches = new Map<string, string>();
  for (const turnId of told) {
    const place = byTurn.get(turnId);
    if (!place) throw new Error(`turn ${turnId} is told, but was never submitted`);
    const { game_id: gameId, parent_turn_id: parentId } = place;
    const parents = parentId === gameId ? gameId : (place.parent_branch_id ?? branches.get(parentId));
    if (parents === undefined) throw new Error(`turn ${turnId} grows from ${parentId}, which has no text`);
    branches.set(turnId, parted.has(parentId) ? turnId : parents);
    parted.add(parentId);
  }
  return branches;
}

/** turn, status, text, world, failure code, usage, charge, time, ending, branch */
function settlementOf(recorded: RecordedEvent<Outcome>, branchId: string | undefined): readonly unknown[] {
  const { event } = recorded;
  if (event.type === 'TurnFailed') {
    const { turnId, code, failedAt } = event.data;
    return [turnId, 'failed', null, null, code, null, null, failedAt, null, null];
  }
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
    event.type === 'TurnNarrated' ? event.data.ending : null,
    branchId,
  ];
}

function columnsOf(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
