/** What can happen to a game. Stream `game-<gameId>`. The opening is the tree's root: its node id is the game's id. */
import type { ChronicleDelta, ChronicleSummaryLine } from '../chronicle/chronicle.js';
import type { MicroUsd } from '../money.js';
import type { Scene } from '../scene/scene.js';
import type { WorldDate } from '../world-date.js';

export type GameType = 'french_revolution' | 'roman_republic' | 'sengoku_japan';
export type Difficulty = 'easy' | 'normal' | 'hard';
export type TurnKind = 'action' | 'suggestion' | 'question';

/** Each 0 to 100. */
export interface Stats {
  readonly influence: number;
  readonly reputation: number;
  readonly resources: number;
}

/** Tokens, as counted by the model's provider or, where it stayed silent, by us. `cachedInput` is part of `input`. */
export interface TokenUsage {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

/** Where the world stands after a turn: absolute, never a delta. */
export interface WorldState {
  readonly stats: Stats;
  readonly date: WorldDate;
  /** The scenario's phase id. */
  readonly phase: string;
  /** -100 to 100 by the scenario's faction id; one not named stands where the era says it starts. */
  readonly factions: Readonly<Record<string, number>>;
  /** Ids of the timeline's events that went otherwise, in the order in which they were bent. */
  readonly bent: readonly string[];
  /** Told turns in a row at whose end a stat lay in danger (`effects/danger.ts`), questions not counted; absent: none, as in old events. */
  readonly dangerTurns?: number;
}

/** Of a world in which nobody's regard has moved and history has gone its way. */
export const unmovedWorld: Pick<WorldState, 'factions' | 'bent'> = { factions: {}, bent: [] };

/** How a story ends. The tree lets the player go back. */
export type EndingKind = 'death' | 'triumph' | 'last_day';

export interface Suggestion {
  /** A few words, shown bold. */
  readonly title: string;
  /** One sentence. */
  readonly text: string;
}

export interface CharacterSheet {
  readonly name: string;
  readonly estate: string;
  readonly profession: string;
  readonly description: string;
  readonly politicalLeanings: 'radical' | 'revolutionary' | 'moderate' | 'conservative';
}

/** Where the free prologue was played that a game goes on from. */
export type PrologueSource = 'server' | 'browser';

/** What a player lived through before their game began. */
export interface PrologueStory {
  readonly opening: string;
  /** Oldest first; three at most. */
  readonly turns: readonly { readonly action: string; readonly narrative: string }[];
}

export type TurnFailureCode =
  | 'insufficient_credits'
  | 'credits_frozen'
  | 'reservation_lost'
  | 'stopped_before_first_word'
  | 'timed_out'
  | 'failed_by_support'
  | 'failed_by_operator'
  | 'game_deleted'
  | 'player_erased'
  | 'model_quota_exceeded'
  | 'model_quota_insufficient'
  | 'model_rate_limited'
  | 'model_unavailable'
  | 'model_answer_malformed'
  | 'model_refused'
  | 'text_refused'
  | 'answer_refused'
  | 'prompt_too_long'
  | 'text_unreadable';

export interface GameStarted {
  readonly type: 'GameStarted';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly gameType: GameType;
    readonly difficulty: Difficulty;
    readonly characterId: number;
    readonly isHistorical: boolean;
    readonly world: WorldState;
    /** Since version 2. Null: the game begins with the era's own opening. */
    readonly prologue: PrologueSource | null;
  };
  readonly private?: {
    readonly character: CharacterSheet;
    readonly narrative: string;
    readonly suggestions: readonly Suggestion[];
    /** Of which `narrative` is the text to read; only in a game that goes on from a prologue. */
    readonly prologue?: PrologueStory;
    /** As the prologue's last turn left it; only in a game that goes on from one that was told. */
    readonly scene?: Scene;
  };
}

export interface TurnSubmitted {
  readonly type: 'TurnSubmitted';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly turnId: string;
    /** 1 for the first turn of the game, counting every turn of the tree. */
    readonly turnNumber: number;
    /** The node it grows from: a turn with text, or the game's id for the opening. */
    readonly parentTurnId: string;
    readonly kind: TurnKind;
    /** Keyed hash, hex, under the player's own key: refuses another body under the same Idempotency-Key. */
    readonly bodyHash: string;
    /** Code points of what the player typed. */
    readonly inputCharacters: number;
    /** What is to be reserved. */
    readonly ceilingMicroUsd: MicroUsd;
    readonly priceVersion: string;
    /** ISO 8601, UTC. */
    readonly submittedAt: string;
  };
  readonly private?: { readonly userInput: string };
}

export interface TurnNarrated {
  readonly type: 'TurnNarrated';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly turnId: string;
    readonly turnNumber: number;
    /** The attempt whose answer this is. */
    readonly attempt: number;
    readonly model: string;
    readonly usage: TokenUsage;
    readonly priceVersion: string;
    /** At most the turn's ceiling. */
    readonly chargeMicroUsd: MicroUsd;
    /** What the provider charges us for this turn, failed attempts included. */
    readonly providerCostMicroUsd: MicroUsd;
    /** Code points of the narrative. */
    readonly outputCharacters: number;
    readonly world: WorldState;
    /** Since version 2. Not null: the story ends here. */
    readonly ending: EndingKind | null;
    /** Since version 2. Length of `private.chronicle`. */
    readonly chronicleLines: number;
    /** Since version 3. What the story tells that the scene did not allow (`scene/next-scene.ts`). */
    readonly sceneFaults: number;
    /** Since version 4. When a narrator took the job that led to this. Null: before it was kept. */
    readonly begunAt: string | null;
    readonly narratedAt: string;
  };
  readonly private?: {
    readonly narrative: string;
    readonly suggestions: readonly Suggestion[];
    /** Since version 2. */
    readonly chronicle?: readonly ChronicleDelta[];
    /** Since version 3. As it stands after the turn. */
    readonly scene?: Scene;
    /** What became of it all; only with an ending. */
    readonly epilogue?: string;
  };
}

export interface TurnFailed {
  readonly type: 'TurnFailed';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly turnId: string;
    readonly turnNumber: number;
    readonly code: TurnFailureCode;
    /** Why an operator ended it, where they said so; one paragraph that names nobody, for it is not sealed. Absent in old events. */
    readonly reason?: string;
    readonly providerCostMicroUsd: MicroUsd;
    /** Since version 2. When a narrator took the job that led to this. Null: none did, or before it was kept. */
    readonly begunAt: string | null;
    readonly failedAt: string;
  };
}

/** The player stopped the turn after its first word was shown: what was written stays, and is charged. */
export interface TurnStopped {
  readonly type: 'TurnStopped';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly turnId: string;
    readonly turnNumber: number;
    readonly attempt: number;
    readonly model: string;
    readonly usage: TokenUsage;
    readonly priceVersion: string;
    readonly chargeMicroUsd: MicroUsd;
    readonly providerCostMicroUsd: MicroUsd;
    readonly outputCharacters: number;
    /** As before the turn. */
    readonly world: WorldState;
    /** Since version 3. When a narrator took the job that led to this. Null: before it was kept. */
    readonly begunAt: string | null;
    readonly stoppedAt: string;
  };
  readonly private?: {
    readonly narrative: string;
    readonly suggestions: readonly Suggestion[];
  };
}

/** A save is a pointer to the turn that the player saw. */
export interface GameSaved {
  readonly type: 'GameSaved';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly turnId: string;
    readonly savedAt: string;
  };
}

export interface GameRewound {
  readonly type: 'GameRewound';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly toTurnId: string;
    readonly rewoundAt: string;
  };
}

/** A branch is known by the node it begins with: the game's id for the first one. An empty name takes the name away. */
export interface BranchNamed {
  readonly type: 'BranchNamed';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly branchId: string;
    readonly namedAt: string;
  };
  readonly private?: { readonly name: string };
}

/** The player's word on a line of the chronicle; it holds wherever in the tree the line is told. */
export interface ChronicleAmended {
  readonly type: 'ChronicleAmended';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly lineId: string;
    readonly change: ChronicleAmendmentKind;
    readonly amendedAt: string;
  };
  /** Only when corrected. */
  readonly private?: { readonly text: string };
}
export type ChronicleAmendmentKind = 'pinned' | 'unpinned' | 'corrected' | 'struck' | 'restored';

/** What was told up to a node, in fewer lines, at the house's cost. */
export interface ChronicleSummarised {
  readonly type: 'ChronicleSummarised';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly summaryId: string;
    /** Holds on every path through this node. */
    readonly throughTurnId: string;
    /** Length of `private.lines`. */
    readonly lines: number;
    readonly model: string;
    readonly usage: TokenUsage;
    readonly providerCostMicroUsd: MicroUsd;
    readonly summarisedAt: string;
  };
  readonly private?: { readonly lines: readonly ChronicleSummaryLine[] };
}

export type ReportReason = 'offensive' | 'sexual' | 'harmful' | 'untrue' | 'broken' | 'other';

/** The player asks support to look at a turn. */
export interface TurnReported {
  readonly type: 'TurnReported';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly turnId: string;
    readonly reportId: string;
    readonly reason: ReportReason;
    readonly reportedAt: string;
  };
  /** What the player says about it; may be empty. */
  readonly private?: { readonly comment: string };
}

/** Whoever has the share's id may read the story from the opening to the turn. */
export interface GameShared {
  readonly type: 'GameShared';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly shareId: string;
    readonly turnId: string;
    readonly sharedAt: string;
  };
}

export interface ShareRevoked {
  readonly type: 'ShareRevoked';
  readonly data: {
    readonly gameId: string;
    readonly playerId: string;
    readonly shareId: string;
    readonly revokedAt: string;
  };
}

export interface GameDeleted {
  readonly type: 'GameDeleted';
  readonly data: { readonly gameId: string; readonly playerId: string; readonly deletedAt: string };
}

export type GameEvent =
  | GameStarted
  | TurnSubmitted
  | TurnNarrated
  | TurnFailed
  | TurnStopped
  | GameSaved
  | GameRewound
  | BranchNamed
  | ChronicleAmended
  | ChronicleSummarised
  | TurnReported
  | GameShared
  | ShareRevoked
  | GameDeleted;
