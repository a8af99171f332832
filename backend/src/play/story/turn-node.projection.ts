/**
 * The tree of turns. Within a batch: submissions (their depth follows from their parents', which may be in the same batch), then
 * outcomes (their branch does likewise), then deletions; one statement each.
 * Where the log lacks an event, what grows from it begins a branch of its own, and the text of a turn that nobody submitted is passed by: one
 * story's fault stops nobody else's, nor the auditors' books, which name it.
 */
import type { GameEvent, TurnFailed, TurnNarrated, TurnStopped, TurnSubmitted } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import { sealedTextOf } from '../../platform/keys/index.js';
import {
  deleteRows,
  insertRows,
  updateRows,
  type NewRow,
  type RowPart,
} from '../../platform/read-models/index.js';
import { TurnNodeRow } from './turn-node.table.js';

const depthsOf = `SELECT turn_id, depth FROM turn_node WHERE turn_id = ANY ($1::uuid[])`;

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
    const deleted: Pick<TurnNodeRow, 'gameId'>[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'TurnSubmitted') submitted.push(recorded as RecordedEvent<TurnSubmitted>);
      if (event.type === 'TurnNarrated' || event.type === 'TurnStopped' || event.type === 'TurnFailed')
        outcomes.push(recorded as RecordedEvent<Outcome>);
      if (event.type === 'GameDeleted') deleted.push({ gameId: event.data.gameId });
    }
    if (submitted.length > 0) await insertSubmitted(submitted, tx);
    if (outcomes.length > 0) await settle(outcomes, tx);
    await deleteRows(tx, TurnNodeRow, deleted);
  },
};

async function insertSubmitted(submitted: readonly RecordedEvent<TurnSubmitted>[], tx: EntityManager) {
  const parents = submitted.map(({ event }) => event.data.parentTurnId);
  const known: { turn_id: string; depth: number }[] = await tx.query(depthsOf, [parents]);
  const depths = new Map(known.map(({ turn_id, depth }) => [turn_id, depth]));
  const rows = submitted.map((recorded): NewRow<TurnNodeRow> => {
    const { data } = recorded.event;
    const parentDepth = depths.get(data.parentTurnId) ?? 0;
    depths.set(data.turnId, parentDepth + 1);
    return { ...data, depth: parentDepth + 1, status: 'pending', input: sealedTextOf(recorded) };
  });
  await insertRows(tx, TurnNodeRow, rows);
}

async function settle(outcomes: readonly RecordedEvent<Outcome>[], tx: EntityManager) {
  const told = outcomes.flatMap(({ event }) => (event.type === 'TurnFailed' ? [] : [event.data.turnId]));
  const places: Place[] = told.length > 0 ? await tx.query(placesOf, [told]) : [];
  const branches = branchesOf(told, places);
  await updateRows(
    tx,
    TurnNodeRow,
    outcomes
      .filter(({ event }) => event.type === 'TurnFailed' || branches.has(event.data.turnId))
      .map((recorded) => settlementOf(recorded, branches)),
  );
}

/** @param told turns that get their text, in the order in which they do; those without a place get no branch */
function branchesOf(told: readonly string[], places: readonly Place[]): ReadonlyMap<string, string> {
  const byTurn = new Map(places.map((place) => [place.turn_id, place]));
  const parted = new Set(places.filter((place) => place.parted).map((place) => place.parent_turn_id));
  const branches = new Map<string, string>();
  for (const turnId of told) {
    const place = byTurn.get(turnId);
    if (!place) continue;
    const { game_id: gameId, parent_turn_id: parentId } = place;
    const parents = parentId === gameId ? gameId : (place.parent_branch_id ?? branches.get(parentId));
    const isOwn = parents === undefined || parted.has(parentId);
    branches.set(turnId, isOwn ? turnId : parents);
    parted.add(parentId);
  }
  return branches;
}

function settlementOf(
  recorded: RecordedEvent<Outcome>,
  branches: ReadonlyMap<string, string>,
): RowPart<TurnNodeRow> {
  const { event } = recorded;
  if (event.type === 'TurnFailed') {
    const { turnId, code, failedAt } = event.data;
    return { turnId, status: 'failed', failureCode: code, settledAt: failedAt };
  }
  const { turnId, world, usage, chargeMicroUsd } = event.data;
  const told = {
    turnId,
    text: sealedTextOf(recorded),
    world,
    usage,
    chargeMicroUsd,
    branchId: branches.get(turnId),
  };
  return event.type === 'TurnNarrated'
    ? { ...told, status: 'narrated', settledAt: event.data.narratedAt, ending: event.data.ending }
    : { ...told, status: 'stopped', settledAt: event.data.stoppedAt };
}
