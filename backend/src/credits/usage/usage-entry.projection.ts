/** Usage: what each charged turn took and cost. Counts only; never its text. A player's ends with their account. */
import type { GameEvent, PlayerEvent, TurnSubmitted } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import { In, type EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/event-store/index.js';
import {
  deleteRows,
  insertRows,
  updateRows,
  type NewRow,
  type RowPart,
} from '../../platform/read-models/index.js';
import { UsageEntryRow, UsageGameRow } from './usage-entry.table.js';

const categories = ['game', 'player'] as const;
const handles = [
  'GameStarted',
  'TurnSubmitted',
  'TurnNarrated',
  'TurnStopped',
  'TurnFailed',
  'GameDeleted',
  'PlayerErased',
] as const;

export const usageEntryProjection: Projection<EntityManager, GameEvent | PlayerEvent> = {
  name: 'usage_entry',
  version: 2,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  /** In a batch, games come before their turns, turns before their outcomes, and ends last: a statement each, in that order. */
  async project(events: readonly RecordedEvent<GameEvent | PlayerEvent>[], tx: EntityManager) {
    const started: NewRow<UsageGameRow>[] = [];
    const submitted: TurnSubmitted['data'][] = [];
    const told: RowPart<UsageEntryRow>[] = [];
    const failed: Pick<UsageEntryRow, 'turnId'>[] = [];
    const deleted: Pick<UsageGameRow, 'gameId'>[] = [];
    const erased: Pick<UsageEntryRow, 'playerId'>[] = [];
    for (const { event } of events) {
      if (event.type === 'GameStarted') started.push(event.data);
      if (event.type === 'TurnSubmitted') submitted.push(event.data);
      if (event.type === 'TurnNarrated' || event.type === 'TurnStopped') {
        const { turnId, outputCharacters, usage, chargeMicroUsd } = event.data;
        told.push({
          turnId,
          outputCharacters,
          inputTokens: usage.input,
          cachedInputTokens: usage.cachedInput,
          outputTokens: usage.output,
          chargeMicroUsd,
        });
      }
      if (event.type === 'TurnFailed') failed.push({ turnId: event.data.turnId });
      if (event.type === 'GameDeleted') deleted.push({ gameId: event.data.gameId });
      if (event.type === 'PlayerErased') erased.push({ playerId: event.data.playerId });
    }
    await insertRows(tx, UsageGameRow, started);
    if (submitted.length > 0) await insertRows(tx, UsageEntryRow, await entriesOf(submitted, tx));
    await updateRows(tx, UsageEntryRow, told);
    await deleteRows(tx, UsageEntryRow, failed);
    await deleteRows(tx, UsageGameRow, deleted);
    await deleteRows(tx, UsageEntryRow, erased);
  },
};

/** A turn's era is its game's. */
async function entriesOf(
  submitted: readonly TurnSubmitted['data'][],
  tx: EntityManager,
): Promise<NewRow<UsageEntryRow>[]> {
  const gameIds = new Set(submitted.map(({ gameId }) => gameId));
  const games = await tx.findBy(UsageGameRow, { gameId: In([...gameIds]) });
  const eras = new Map(games.map(({ gameId, gameType }) => [gameId, gameType]));
  return submitted.flatMap((turn) => {
    const gameType = eras.get(turn.gameId);
    return gameType === undefined ? [] : [{ ...turn, gameType }];
  });
}
