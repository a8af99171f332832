/**
 * Games: begun, pointed, gone. A batch is folded per game and written in one statement each for new games, changes and deletions, in
 * this order; a game that was begun and deleted in the same batch comes and goes.
 */
import type { GameEvent, GameStarted } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { sealedTextOf } from '../../platform/keys/index.js';

interface Change {
  headTurnId: string | null;
  savedTurnId: string | null;
  savedAt: string | null;
  lastTurnId: string | null;
  turnCount: number | null;
  lastPlayedAt: string | null;
}
const noChange: Change = {
  headTurnId: null,
  savedTurnId: null,
  savedAt: null,
  lastTurnId: null,
  turnCount: null,
  lastPlayedAt: null,
};

const insertGames = `
  INSERT INTO game (game_id, player_id, game_type, difficulty, character_id, is_historical, opening, opening_world,
    head_turn_id, turn_count, last_played_at)
  SELECT game_id, player_id, game_type, difficulty, character_id, is_historical, opening, opening_world,
    game_id, 0, started_at
  FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::integer[], $6::boolean[], $7::jsonb[], $8::jsonb[],
    $9::timestamptz[])
    AS started (game_id, player_id, game_type, difficulty, character_id, is_historical, opening, opening_world, started_at)`;

const changeGames = `
  UPDATE game SET
    head_turn_id = coalesce(change.head_turn_id, game.head_turn_id),
    saved_turn_id = coalesce(change.saved_turn_id, game.saved_turn_id),
    saved_at = coalesce(change.saved_at, game.saved_at),
    last_turn_id = coalesce(change.last_turn_id, game.last_turn_id),
    turn_count = coalesce(change.turn_count, game.turn_count),
    last_played_at = coalesce(change.last_played_at, game.last_played_at)
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::uuid[], $6::integer[], $7::timestamptz[])
    AS change (game_id, head_turn_id, saved_turn_id, saved_at, last_turn_id, turn_count, last_played_at)
  WHERE game.game_id = change.game_id`;

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
    const started: RecordedEvent<GameStarted>[] = [];
    const changes = new Map<string, Change>();
    const deleted: string[] = [];
    for (const recorded of events) {
      const { event } = recorded;
      if (event.type === 'GameStarted') started.push(recorded as RecordedEvent<GameStarted>);
      else if (event.type === 'GameDeleted') deleted.push(event.data.gameId);
      else {
        const { gameId } = event.data;
        changes.set(gameId, { ...(changes.get(gameId) ?? noChange), ...changeBy(event) });
      }
    }
    if (started.length > 0)
      await tx.query(insertGames, [
        started.map(({ event }) => event.data.gameId),
        started.map(({ event }) => event.data.playerId),
        started.map(({ event }) => event.data.gameType),
        started.map(({ event }) => event.data.difficulty),
        started.map(({ event }) => event.data.characterId),
        started.map(({ event }) => event.data.isHistorical),
        started.map((recorded) => JSON.stringify(sealedTextOf(recorded))),
        started.map(({ event }) => JSON.stringify(event.data.world)),
        started.map(({ at }) => at),
      ]);
    if (changes.size > 0) {
      const told = [...changes.values()];
      await tx.query(changeGames, [
        [...changes.keys()],
        told.map(({ headTurnId }) => headTurnId),
        told.map(({ savedTurnId }) => savedTurnId),
        told.map(({ savedAt }) => savedAt),
        told.map(({ lastTurnId }) => lastTurnId),
        told.map(({ turnCount }) => turnCount),
        told.map(({ lastPlayedAt }) => lastPlayedAt),
      ]);
    }
    if (deleted.length > 0) await tx.query(`DELETE FROM game WHERE game_id = ANY ($1::uuid[])`, [deleted]);
  },
};

function changeBy(event: Exclude<GameEvent, { type: 'GameStarted' | 'GameDeleted' }>): Partial<Change> {
  switch (event.type) {
    case 'TurnSubmitted':
      return {
        lastTurnId: event.data.turnId,
        turnCount: event.data.turnNumber,
        lastPlayedAt: event.data.submittedAt,
      };
    case 'TurnNarrated':
      return { headTurnId: event.data.turnId, lastPlayedAt: event.data.narratedAt };
    case 'TurnStopped':
      return { headTurnId: event.data.turnId, lastPlayedAt: event.data.stoppedAt };
    case 'GameSaved':
      return { savedTurnId: event.data.turnId, savedAt: event.data.savedAt };
    case 'GameRewound':
      return { headTurnId: event.data.toTurnId, lastPlayedAt: event.data.rewoundAt };
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
