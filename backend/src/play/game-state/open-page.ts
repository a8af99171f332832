/** The part of a game's page that needs no text: where the story stands, and what stands on the page of the turn that was sent last. */
import type { GameState } from '@rubicon/contracts';
import type { Difficulty, GameType, WorldState } from '@rubicon/domain';
import { divergenceOf, phaseName } from '../story/index.js';

/** How the game began, and where its pointers are. */
export interface PageGame {
  readonly gameId: string;
  readonly gameType: GameType;
  readonly difficulty: Difficulty;
  readonly openingWorld: WorldState;
  readonly savedTurnId: string | null;
  readonly turnCount: number;
  readonly lastPlayedAt: Date;
}

/** The turn with text that the page shows. */
export interface PageNode {
  readonly turnId: string;
  readonly parentTurnId: string;
  readonly depth: number;
  readonly world: WorldState | null;
}

export type OpenPage = Pick<
  GameState,
  | 'gameId'
  | 'gameType'
  | 'difficulty'
  | 'currentDate'
  | 'gamePhase'
  | 'playerStats'
  | 'resources'
  | 'headTurnId'
  | 'parentTurnId'
  | 'depth'
  | 'divergencePercent'
  | 'savedTurnId'
  | 'hasUnsavedChanges'
  | 'turnCount'
  | 'lastPlayedAt'
>;

/** Where the world stands on the page. @param shown null: the opening */
export function worldShown(game: PageGame, shown: PageNode | null): WorldState {
  return shown?.world ?? game.openingWorld;
}

/** @param shown null: the opening */
export function openPage(game: PageGame, shown: PageNode | null): OpenPage {
  const world = worldShown(game, shown);
  const shownId = shown?.turnId ?? game.gameId;
  return {
    gameId: game.gameId,
    gameType: game.gameType,
    difficulty: game.difficulty,
    currentDate: world.date.label,
    gamePhase: phaseName(game.gameType, world.phase),
    playerStats: world.stats,
    resources: world.stats.resources,
    headTurnId: shownId,
    parentTurnId: shown?.parentTurnId ?? null,
    depth: shown?.depth ?? 0,
    divergencePercent: divergenceOf(game.gameType, world),
    savedTurnId: game.savedTurnId,
    hasUnsavedChanges: shownId !== (game.savedTurnId ?? game.gameId),
    turnCount: game.turnCount,
    lastPlayedAt: game.lastPlayedAt.toISOString(),
  };
}

/** What the page says of the turn that was sent last. @param shownId the node that the page shows */
export function lastTurnOnPage<Turn extends { turnId: string; parentTurnId: string; status: string }>(
  last: Turn | null,
  shownId: string,
): { pendingTurn: Turn | null; lastFailedTurn: Turn | null } {
  const isBeside = last !== null && last.turnId !== shownId;
  return {
    pendingTurn: isBeside && last.status === 'pending' ? last : null,
    lastFailedTurn: isBeside && last.status === 'failed' && last.parentTurnId === shownId ? last : null,
  };
}
