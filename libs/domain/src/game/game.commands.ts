/** What can be asked of a game. Every command carries its time; ids and random choices come from the caller. */
import type { ChronicleDelta, ChronicleSummaryLine } from '../chronicle/chronicle.js';
import type { MicroUsd } from '../money.js';
import type { Scene } from '../scene/scene.js';
import type {
  CharacterSheet,
  ChronicleAmendmentKind,
  Difficulty,
  EndingKind,
  GameType,
  PrologueSource,
  PrologueStory,
  ReportReason,
  Suggestion,
  TokenUsage,
  TurnFailureCode,
  TurnKind,
  WorldState,
} from './game.events.js';

/** Refused: `game_exists` (same id, another player or content). Repeated: nothing to do. */
export interface StartGame {
  readonly type: 'StartGame';
  readonly gameId: string;
  readonly playerId: string;
  readonly gameType: GameType;
  readonly difficulty: Difficulty;
  readonly characterId: number;
  readonly isHistorical: boolean;
  readonly world: WorldState;
  readonly character: CharacterSheet;
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  /** Without it the game begins with the era's own opening. */
  readonly prologue?: {
    readonly source: PrologueSource;
    readonly story: PrologueStory;
    /** As its last turn left it; none of one that no narrator told. */
    readonly scene?: Scene;
  };
}

/**
 * One pending turn per game; the parent is the opening or a turn with text.
 * Refused: `game_not_found` (no such game, or another player's), `game_deleted`, `turn_pending` (another turn is under way),
 * `game_moved_on` (parent unknown, or `expectsHead` and the head is elsewhere), `game_ended` (the story ends at the parent),
 * `idempotency_key_reused` (same turn id, other
 * body hash). Same turn id and body: nothing to do, whatever became of the turn.
 */
export interface SubmitTurn {
  readonly type: 'SubmitTurn';
  readonly gameId: string;
  readonly playerId: string;
  readonly turnId: string;
  /** Null: the game's head. */
  readonly parentTurnId: string | null;
  /** True: the player believes that `parentTurnId` is the head; when it is not, another tab has played on. */
  readonly expectsHead?: boolean;
  readonly kind: TurnKind;
  readonly userInput: string;
  readonly inputCharacters: number;
  readonly bodyHash: string;
  readonly ceilingMicroUsd: MicroUsd;
  readonly priceVersion: string;
  readonly at: string;
}

/** The worker's answer. The first outcome in the stream wins: a later one is nothing to do, also in a deleted game. */
export interface NarrateTurn {
  readonly type: 'NarrateTurn';
  readonly gameId: string;
  readonly turnId: string;
  readonly attempt: number;
  readonly model: string;
  readonly usage: TokenUsage;
  readonly priceVersion: string;
  readonly chargeMicroUsd: MicroUsd;
  readonly providerCostMicroUsd: MicroUsd;
  readonly world: WorldState;
  readonly narrative: string;
  readonly outputCharacters: number;
  readonly suggestions: readonly Suggestion[];
  readonly chronicle: readonly ChronicleDelta[];
  /** As it stands after the turn, and how much of the story it did not allow. */
  readonly scene: Scene;
  readonly sceneFaults: number;
  /** Null: the story goes on. */
  readonly ending: { readonly kind: EndingKind; readonly epilogue: string } | null;
  /** When a narrator took the job. */
  readonly begunAt: string | null;
  readonly at: string;
}

/** As above: only a pending turn can fail. */
export interface FailTurn {
  readonly type: 'FailTurn';
  readonly gameId: string;
  readonly turnId: string;
  readonly code: TurnFailureCode;
  /** Why an operator ends it, where they say so: a lasting reason (`lasting-reason.ts`), in which nothing is wrong. */
  readonly reason?: string;
  readonly providerCostMicroUsd: MicroUsd;
  /** When a narrator took the job that failed; null: it is no narrator who says so. */
  readonly begunAt: string | null;
  readonly at: string;
}

/** As above: only a pending turn can be stopped. With text: charged for it; without: it fails with `stopped_before_first_word`. */
export interface StopTurn {
  readonly type: 'StopTurn';
  readonly gameId: string;
  readonly turnId: string;
  readonly attempt: number;
  readonly model: string;
  readonly usage: TokenUsage;
  readonly priceVersion: string;
  readonly chargeMicroUsd: MicroUsd;
  readonly providerCostMicroUsd: MicroUsd;
  readonly narrative: string;
  readonly outputCharacters: number;
  readonly suggestions: readonly Suggestion[];
  /** When a narrator took the job. */
  readonly begunAt: string | null;
  readonly at: string;
}

/**
 * Saves the turn that the player saw. Refused: `game_not_found`, `game_deleted`, `unknown_turn` (no turn with text of that id).
 * `turnId` null means the head. Saved there already: nothing to do.
 */
export interface SaveGame {
  readonly type: 'SaveGame';
  readonly gameId: string;
  readonly playerId: string;
  readonly turnId: string | null;
  readonly at: string;
}

/** Moves the head. Refused: `game_not_found`, `game_deleted`, `turn_pending`, `unknown_turn`. There already: nothing to do. */
export interface RewindGame {
  readonly type: 'RewindGame';
  readonly gameId: string;
  readonly playerId: string;
  readonly toTurnId: string;
  readonly at: string;
}

/** A pending turn fails with `game_deleted` in the same append. Refused: `game_not_found`. Deleted before: nothing to do. */
export interface DeleteGame {
  readonly type: 'DeleteGame';
  readonly gameId: string;
  readonly playerId: string;
  readonly at: string;
}

/**
 * Refused: `game_not_found`, `game_deleted`, `unknown_branch` (not the game's id, nor a turn with text that has an elder sibling with
 * text). An empty name takes the name away.
 */
export interface NameBranch {
  readonly type: 'NameBranch';
  readonly gameId: string;
  readonly playerId: string;
  readonly branchId: string;
  readonly name: string;
  readonly at: string;
}

/**
 * Refused: `game_not_found`, `game_deleted`, `unknown_line`. Pinned or struck already, or not: nothing to do.
 * `text` only with `corrected`.
 */
export interface AmendChronicle {
  readonly type: 'AmendChronicle';
  readonly gameId: string;
  readonly playerId: string;
  readonly lineId: string;
  readonly change: ChronicleAmendmentKind;
  readonly text?: string;
  readonly at: string;
}

/** The house's own: a node summarised before, unknown or deleted by now is nothing to do. */
export interface SummariseChronicle {
  readonly type: 'SummariseChronicle';
  readonly gameId: string;
  readonly summaryId: string;
  readonly throughTurnId: string;
  readonly lines: readonly ChronicleSummaryLine[];
  readonly model: string;
  readonly usage: TokenUsage;
  readonly providerCostMicroUsd: MicroUsd;
  readonly at: string;
}

/** Refused: `game_not_found`, `game_deleted`, `unknown_turn` (no text). The same turn for the same reason again: nothing to do. */
export interface ReportTurn {
  readonly type: 'ReportTurn';
  readonly gameId: string;
  readonly playerId: string;
  readonly turnId: string;
  readonly reportId: string;
  readonly reason: ReportReason;
  readonly comment: string;
  readonly at: string;
}

/**
 * Refused: `game_not_found`, `game_deleted`, `unknown_turn` (neither the opening nor a turn with text), `too_many_shares`. A share of that
 * id, or an open one of that turn: nothing to do.
 */
export interface ShareGame {
  readonly type: 'ShareGame';
  readonly gameId: string;
  readonly playerId: string;
  readonly shareId: string;
  readonly turnId: string;
  readonly at: string;
}

/** Refused: `game_not_found`, `unknown_share`. Revoked before: nothing to do. */
export interface RevokeShare {
  readonly type: 'RevokeShare';
  readonly gameId: string;
  readonly playerId: string;
  readonly shareId: string;
  readonly at: string;
}

export type GameCommand =
  | StartGame
  | SubmitTurn
  | NarrateTurn
  | FailTurn
  | StopTurn
  | SaveGame
  | RewindGame
  | NameBranch
  | AmendChronicle
  | SummariseChronicle
  | ReportTurn
  | ShareGame
  | RevokeShare
  | DeleteGame;
