/** A game as its player sees it at a node: the story there, the world, and what can still go wrong. */
import { Injectable } from '@nestjs/common';
import type { Character, GameAnswer, GameState, Turn } from '@rubicon/contracts';
import type { CharacterSheet } from '@rubicon/domain';
import { In } from 'typeorm';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { BranchNames } from '../branches/index.js';
import { OpenWounds } from '../chronicle/index.js';
import { openOpening, standingsIn, TurnNodeRow, TurnReader, type GameRow } from '../story/index.js';
import { dangerIn, noDanger } from './danger.js';
import { lastTurnOnPage, openPage, worldShown } from './open-page.js';

@Injectable()
export class GameStates {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly turns: TurnReader,
    private readonly branchNames: BranchNames,
    private readonly wounds: OpenWounds,
  ) {}

  /**
   * The game as it stands at a node; at its head unless told. A node that the game does not have reads as its head.
   * @param atTurnId the game's id means the opening
   */
  async at(game: GameRow, atTurnId: string = game.headTurnId): Promise<GameAnswer> {
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
    const opened = openOpening(this.keys, game);
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
    const lastTurn = turns.find(({ turnId }) => turnId === last?.turnId);

    const world = worldShown(game, shown);
    const gameState: GameState = {
      ...openPage(game, shown),
      ...lastTurnOnPage(lastTurn ?? null, shownId),
      narrative: node?.narrative ?? opening.narrative,
      suggestions: node ? node.suggestions : opening.suggestions,
      headInput: node?.userInput ?? null,
      factions: standingsIn(game.gameType, world, opening.character.estate),
      danger: ended ? noDanger(game) : dangerIn(world, game, wound),
      ending: node?.ending ?? null,
      branch,
    };
    return { gameState, character: characterOf(game, opening.character) };
  }
}

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
