/**
 * Games: begun, pointed, gone. A batch is folded per game and written in one statement each for new games, changes and deletions, in
 * this order; a game that was begun and deleted in the same batch comes and goes.
 */
import type { GameEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../../platform/keys/index.js';
import {
  deleteRows,
  insertRows,
  updateRows,
  type NewRow,
  type RowPart,
} from '../../platform/read-models/index.js';
import { GameRow } from './game.table.js';
import { playedAt } from './played-at.js';

export const gameProjection: Projection<EntityManager, GameEvent> = {
  name: 'game',
  version: 1,
  categories: ['game'],
  handles: [
    'GameStarted',
    'TurnSubmitted',
    'TurnNarrated',
    'TurnStopped',
    'GameSaved',
    'GameRewound',
    'GameDeleted',
  ],
  ignores: [
    'TurnFailed',
    'BranchNamed',
    'ChronicleAmended',
    'ChronicleSummarised',
    'TurnReported',
    'GameShared',
    'ShareRevoked',
  ],
  async project(events: readonly RecordedEvent<GameEvent>[], tx: EntityManager) {
    const started: NewRow<GameRow>[] = [];
    const changes = new Map<string, RowPart<GameRow>>();
    const deleted: Pick<GameRow, 'gameId'>[] = [];
    for (const recorded of events) {
      const { event, at } = recorded;
      const { gameId } = event.data;
      if (event.type === 'GameStarted')
        started.push({
          ...event.data,
          opening: sealedTextOf(recorded),
          openingWorld: event.data.world,
          headTurnId: gameId,
          turnCount: 0,
          lastPlayedAt: at,
        });
      else if (event.type === 'GameDeleted') deleted.push({ gameId });
      else changes.set(gameId, { gameId, ...changes.get(gameId), ...changeBy(event) });
    }
    await insertRows(tx, GameRow, started);
    await updateRows(tx, GameRow, [...changes.values()]);
    await deleteRows(tx, GameRow, deleted);
  },
};

function changeBy(event: Exclude<GameEvent, { type: 'GameStarted' | 'GameDeleted' }>): RowPart<GameRow> {
  const lastPlayedAt = playedAt(event);
  return { ...pointedBy(event), ...(lastPlayedAt === null ? {} : { lastPlayedAt }) };
}

function pointedBy(event: Exclude<GameEvent, { type: 'GameStarted' | 'GameDeleted' }>): RowPart<GameRow> {
  switch (event.type) {
    case 'TurnSubmitted':
      return { lastTurnId: event.data.turnId, turnCount: event.data.turnNumber };
    case 'TurnNarrated':
    case 'TurnStopped':
      return { headTurnId: event.data.turnId };
    case 'GameSaved':
      return { savedTurnId: event.data.turnId, savedAt: event.data.savedAt };
    case 'GameRewound':
      return { headTurnId: event.data.toTurnId };
    case 'TurnFailed':
    case 'BranchNamed':
    case 'ChronicleAmended':
    case 'ChronicleSummarised':
    case 'TurnReported':
    case 'GameShared':
    case 'ShareRevoked':
      return {};
  }
}
