/** Usage: what each charged turn took and cost. Counts only; never its text. A player's ends with their account. */
import type {
  GameEvent,
  GameStarted,
  PlayerEvent,
  TurnFailed,
  TurnNarrated,
  TurnStopped,
  TurnSubmitted,
} from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut } from '../../platform/projector/index.js';

const insertGames = `
  INSERT INTO usage_game (game_id, game_type) SELECT * FROM unnest($1::uuid[], $2::text[])`;

const insertTurns = `
  INSERT INTO usage_entry (turn_id, player_id, game_type, kind, submitted_at, input_characters)
  SELECT turn_id, player_id, game_type, kind, submitted_at, input_characters
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::integer[])
    AS turn (turn_id, player_id, game_id, kind, submitted_at, input_characters)
  JOIN usage_game USING (game_id)`;

const recordUsage = `
  UPDATE usage_entry SET output_characters = told.output_characters, input_tokens = told.input_tokens,
    cached_input_tokens = told.cached_input_tokens, output_tokens = told.output_tokens, charge = told.charge
  FROM unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::bigint[])
    AS told (turn_id, output_characters, input_tokens, cached_input_tokens, output_tokens, charge)
  WHERE usage_entry.turn_id = told.turn_id`;

const dropGames = `DELETE FROM usage_game WHERE game_id = ANY ($1::uuid[])`;
const dropPlayers = `DELETE FROM usage_entry WHERE player_id = ANY ($1::uuid[])`;
const dropTurns = `DELETE FROM usage_entry WHERE turn_id = ANY ($1::uuid[])`;

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
    const started: GameStarted['data'][] = [];
    const submitted: TurnSubmitted['data'][] = [];
    const told: (TurnNarrated | TurnStopped)['data'][] = [];
    const failed: TurnFailed['data'][] = [];
    const deletedGames: string[] = [];
    const erasedPlayers: string[] = [];
    for (const { event } of events) {
      if (event.type === 'GameStarted') started.push(event.data);
      if (event.type === 'TurnSubmitted') submitted.push(event.data);
      if (event.type === 'TurnNarrated' || event.type === 'TurnStopped') told.push(event.data);
      if (event.type === 'TurnFailed') failed.push(event.data);
      if (event.type === 'GameDeleted') deletedGames.push(event.data.gameId);
      if (event.type === 'PlayerErased') erasedPlayers.push(event.data.playerId);
    }
    if (started.length > 0)
      await tx.query(insertGames, [
        started.map(({ gameId }) => gameId),
        started.map(({ gameType }) => gameType),
      ]);
    if (submitted.length > 0)
      await tx.query(insertTurns, [
        submitted.map(({ turnId }) => turnId),
        submitted.map(({ playerId }) => playerId),
        submitted.map(({ gameId }) => gameId),
        submitted.map(({ kind }) => kind),
        submitted.map(({ submittedAt }) => submittedAt),
        submitted.map(({ inputCharacters }) => inputCharacters),
      ]);
    if (told.length > 0)
      await tx.query(recordUsage, [
        told.map(({ turnId }) => turnId),
        told.map(({ outputCharacters }) => outputCharacters),
        told.map(({ usage }) => usage.input),
        told.map(({ usage }) => usage.cachedInput),
        told.map(({ usage }) => usage.output),
        told.map(({ chargeMicroUsd }) => chargeMicroUsd),
      ]);
    if (failed.length > 0) await tx.query(dropTurns, [failed.map(({ turnId }) => turnId)]);
    if (deletedGames.length > 0) await tx.query(dropGames, [deletedGames]);
    if (erasedPlayers.length > 0) await tx.query(dropPlayers, [erasedPlayers]);
  },
};
