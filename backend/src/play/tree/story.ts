/** Games and turns as their player may see them: read models, opened under the player's key. */
import { Injectable } from '@nestjs/common';
import type { Character, GameAnswer, GameState, Suggestion, Turn, TurnPage } from '@rubicon/contracts';
import type { CharacterSheet, PrologueStory } from '@rubicon/domain';
import { In } from 'typeorm';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { BranchNames } from '../branches/branch-names.js';
import { openText } from '../open-text.js';
import { dangerIn, noDanger, OpenWounds } from './danger.js';
import { GameRow } from './game.table.js';
import { divergenceOf, standingsIn } from './standings.js';
import { TurnNodeRow } from './turn-node.table.js';
import { phaseName, TurnReader } from './turn-reader.js';

interface OpeningText {
  readonly character: CharacterSheet;
  readonly narrative: string;
  readonly suggestions: Suggestion[];
  /** Of a game that goes on from the free prologue. */
  readonly prologue?: PrologueStory;
}

/** One page of the path, from `from` backwards: as many rows as asked for. */
const pathRows = `
  WITH RECURSIVE path AS (
    SELECT node.*, 1 AS place FROM turn_node node WHERE turn_id = $1
    UNION ALL
    SELECT node.*, path.place + 1 FROM turn_node node JOIN path ON node.turn_id = path.parent_turn_id
    WHERE path.place < $2
  )
  SELECT turn_id FROM path`;

@Injectable()
export class Story {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly turns: TurnReader,
    private readonly branchNames: BranchNames,
    private readonly wounds: OpenWounds,
  ) {}

  /** Null: no such game, deleted, or another player's. */
  async game(playerId: string, gameId: string): Promise<GameRow | null> {
    return this.readModels.repository(GameRow).findOneBy({ gameId, playerId });
  }

  /**
   * The game as it stands at a node; at its head unless told. A node that the game does not have reads as its head.
   * @param atTurnId the game's id means the opening
   */
  async state(game: GameRow, atTurnId: string = game.headTurnId): Promise<GameAnswer> {
    return this.stateFrom(await this.rowsFor(game, atTurnId), game, atTurnId);
  }

  /** A turn, and the game as it stands at its head. `turn` is null: the game has no such turn. */
  async turnAndState(game: GameRow, turnId: string): Promise<{ turn: Turn | null; gameState: GameState }> {
    const rows = await this.rowsFor(game, turnId);
    const row = rows.find((one) => one.turnId === turnId);
    const [[turn], { gameState }] = await Promise.all([
      this.turns.read(row ? [row] : [], game),
      this.stateFrom(rows, game, game.headTurnId),
    ]);
    return { turn: turn ?? null, gameState };
  }

  /** That turn's row, the head's and the last one's. */
  private async rowsFor(game: GameRow, turnId: string): Promise<TurnNodeRow[]> {
    const ids = new Set([turnId, game.headTurnId, ...(game.lastTurnId ? [game.lastTurnId] : [])]);
    return this.readModels.repository(TurnNodeRow).findBy({ turnId: In([...ids]), gameId: game.gameId });
  }

  private async stateFrom(
    rows: readonly TurnNodeRow[],
    game: GameRow,
    atTurnId: string,
  ): Promise<{ gameState: GameState; character: Character }> {
    const rowOf = (turnId: string | null) => rows.find((row) => row.turnId === turnId);
    const shown = atTurnId === game.gameId ? null : (rowOf(atTurnId) ?? rowOf(game.headTurnId) ?? null);
    const last = rowOf(game.lastTurnId);
    const shownId = shown?.turnId ?? game.gameId;
    const ended = shown !== null && shown.ending !== null;
    const opened = openText<OpeningText>(this.keys, game.opening);
    const [opening, turns, branch, wound] = await Promise.all([
      opened,
      this.turns.read(
        rows.filter((row) => row === shown || row === last),
        game,
      ),
      this.branchNames.of(game.gameId, shown?.branchId ?? game.gameId),
      ended ? null : opened.then(({ character }) => this.wounds.at(game, shownId, character.name)),
    ]);
    const node = turns.find(({ turnId }) => turnId === shown?.turnId);
    const lastTurn = turns.find(({ turnId }) => turnId === last?.turnId && turnId !== shown?.turnId);

    const world = shown?.world ?? game.openingWorld;
    const gameState: GameState = {
      gameId: game.gameId,
      gameType: game.gameType,
      difficulty: game.difficulty,
      currentDate: world.date.label,
      gamePhase: phaseName(game.gameType, world.phase),
      playerStats: world.stats,
      resources: world.stats.resources,
      narrative: node?.narrative ?? opening.narrative,
      suggestions: node ? node.suggestions : opening.suggestions,
      headTurnId: shownId,
      headInput: node?.userInput ?? null,
      parentTurnId: shown?.parentTurnId ?? null,
      depth: shown?.depth ?? 0,
      factions: standingsIn(game.gameType, world, opening.character.estate),
      divergencePercent: divergenceOf(game.gameType, world),
      danger: ended ? noDanger(game) : dangerIn(world, game, wound),
      ending: node?.ending ?? null,
      branch,
      savedTurnId: game.savedTurnId,
      hasUnsavedChanges: shownId !== (game.savedTurnId ?? game.gameId),
      pendingTurn: lastTurn?.status === 'pending' ? lastTurn : null,
      lastFailedTurn: lastTurn?.status === 'failed' && lastTurn.parentTurnId === shownId ? lastTurn : null,
      turnCount: game.turnCount,
      lastPlayedAt: game.lastPlayedAt.toISOString(),
    };
    return { gameState, character: characterOf(game, opening.character) };
  }

  /** Null: no such turn, of a deleted game, or another player's. */
  async turn(playerId: string, turnId: string): Promise<Turn | null> {
    const row = await this.readModels.repository(TurnNodeRow).findOneBy({ turnId, playerId });
    const game = row && (await this.game(playerId, row.gameId));
    const [turn] = row && game ? await this.turns.read([row], game) : [];
    return turn ?? null;
  }

  /** The path from a turn (default: the head) backwards, newest first. */
  async path(game: GameRow, before: string | null, limit: number): Promise<TurnPage> {
    const from = before === null ? game.headTurnId : await this.parentOf(game, before);
    const found: { turn_id: string }[] =
      from === null || from === game.gameId
        ? []
        : await this.readModels.manager.query(pathRows, [from, limit]);
    const rows = await this.readModels.repository(TurnNodeRow).find({
      where: { turnId: In(found.map((row) => row.turn_id)), gameId: game.gameId },
      order: { depth: 'DESC' },
    });
    const turns = await this.turns.read(rows, game);
    const oldest = rows.at(-1);
    const reachesOpening = oldest ? oldest.parentTurnId === game.gameId : from === game.gameId;
    const opening = reachesOpening ? await openText<OpeningText>(this.keys, game.opening) : null;
    return {
      turns,
      nextBefore: reachesOpening || !oldest ? null : oldest.turnId,
      opening: opening && { narrative: opening.narrative, currentDate: game.openingWorld.date.label },
    };
  }

  private async parentOf(game: GameRow, turnId: string): Promise<string | null> {
    const row = await this.readModels.repository(TurnNodeRow).findOneBy({ turnId, gameId: game.gameId });
    return row?.parentTurnId ?? null;
  }
}

export async function openOpening(keys: PlayerKeys, game: GameRow): Promise<OpeningText> {
  return openText<OpeningText>(keys, game.opening);
}

export type { OpeningText };

function characterOf(game: GameRow, sheet: CharacterSheet): Character {
  return {
    id: game.characterId,
    name: sheet.name,
    estate: sheet.estate,
    profession: sheet.profession,
    description: sheet.description,
    isHistorical: game.isHistorical,
    startingStats: game.openingWorld.stats,
    politicalLeanings: sheet.politicalLeanings,
    gameType: game.gameType,
  };
}
