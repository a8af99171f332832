/**
 * What browser and server say to each other. Every call of the specification's section 7 for the playing path, and the calls
 * beside it that Rubicon adds. Money at this edge: dollars as decimal strings; micro-dollar integers where exactness is the point
 * (`…MicroUsd`). Times are ISO 8601 in UTC.
 */

export type GameType = 'french_revolution' | 'roman_republic' | 'sengoku_japan';
export const gameTypes: readonly GameType[] = ['french_revolution', 'roman_republic', 'sengoku_japan'];
export type Difficulty = 'easy' | 'normal' | 'hard';
export const difficulties: readonly Difficulty[] = ['easy', 'normal', 'hard'];
export type PoliticalLeaning = 'radical' | 'revolutionary' | 'moderate' | 'conservative';
export type Role = 'player' | 'support' | 'auditor' | 'operator';

/* ---- accounts ---- */

/** POST /api/auth/login */
export interface LoginRequest {
  username: string;
  password: string;
}
/** POST /api/auth/register */
export interface RegisterRequest {
  username: string;
  email: string;
  password: string;
}
/** GET /api/auth/me */
export interface User {
  id: string;
  username: string;
  email: string;
  createdAt: string;
  role: Role;
}
/** Answer of login and register. The token is a JWT; its payload's `exp` is in seconds. */
export interface Session {
  token: string;
  user: User;
}

/** GET /api/user/profile */
export interface Profile {
  id: string;
  username: string;
  email: string;
  createdAt: string;
  accountType: 'Credit-based Gaming';
  /** Available dollars, rounded down to the cent, two decimals: "4.97". */
  creditBalance: string;
  availableMicroUsd: number;
  reservedMicroUsd: number;
  /** The least balance to play a turn. */
  turnCeilingMicroUsd: number;
  fullGameUnlocked: boolean;
  settings: Settings;
}
export interface Settings {
  emailNotifications: boolean;
  autoSave: boolean;
  historicalAccuracy: boolean;
}

/** GET /api/stats */
export interface PublicStats {
  totalPlayers: number;
  totalScenarios: number;
  /** Percent, 0 to 100, one decimal. */
  conversionRate: number;
}

/* ---- characters ---- */

export interface Stats {
  influence: number;
  reputation: number;
  resources: number;
}

/** GET /api/characters?gameType= answers Character[]; POST /api/characters answers one. */
export interface Character {
  id: number;
  name: string;
  estate: string;
  profession: string;
  description: string;
  isHistorical: boolean;
  startingStats: Stats;
  politicalLeanings: PoliticalLeaning;
  gameType: GameType;
}
export interface CreateCharacterRequest {
  name: string;
  estate: string;
  profession: string;
  description: string;
  gameType: GameType;
  isHistorical?: boolean;
  /** Accepted and ignored: estate and difficulty set them. */
  startingStats?: Stats;
  politicalLeanings?: PoliticalLeaning;
}

/* ---- the game ---- */

/** POST /api/game/start, with an Idempotency-Key. 201. */
export interface StartGameRequest {
  characterId: number;
  difficulty: Difficulty;
  gameType: GameType;
}

export interface Suggestion {
  title: string;
  text: string;
}

export type TurnStatus = 'pending' | 'narrated' | 'failed' | 'stopped';
export type TurnKind = 'action' | 'suggestion' | 'question';

export interface GameState {
  gameId: string;
  gameType: GameType;
  difficulty: Difficulty;
  /** In words, as the era counts: "14 July 1789". */
  currentDate: string;
  /** The phase's name. */
  gamePhase: string;
  playerStats: Stats;
  /** The same as playerStats.resources. */
  resources: number;
  /** Where the story stands: the opening's or the head turn's text. */
  narrative: string;
  suggestions: Suggestion[];
  /** The node shown: the game's id for the opening, else a turn's id. The next turn's `parentTurnId`. */
  headTurnId: string;
  /** What the player typed for the head turn; null at the opening. */
  headInput: string | null;
  savedTurnId: string | null;
  hasUnsavedChanges: boolean;
  /** The turn being written, or the last one when it failed after the head. */
  pendingTurn: Turn | null;
  lastFailedTurn: Turn | null;
  turnCount: number;
  lastPlayedAt: string;
}

/** GET /api/game/state?gameType= and GET /api/game/load/{id}; both null without a game. */
export interface GameStateAnswer {
  gameState: GameState | null;
  character: Character | null;
}

/** Answer of POST /api/game/start and of save and rewind. */
export interface GameAnswer {
  gameState: GameState;
  character: Character;
}

/** POST /api/game/process, with an Idempotency-Key; `Prefer: respond-async` answers 202 with TurnAccepted at once. */
export interface ProcessTurnRequest {
  /** 1 to 4,000 code points after trimming. */
  userInput: string;
  gameType: GameType;
  /** At most 50,000 characters; never trusted. */
  currentNarrative?: string;
  gameId?: string;
  parentTurnId?: string;
  kind?: TurnKind;
}

/** 202. */
export interface TurnAccepted {
  turnId: string;
  gameId: string;
}

/** 200: the turn was narrated while the call waited. */
export interface ProcessTurnAnswer {
  /** Narrative, "What to Do Next", three numbered bold-titled options. */
  response: string;
  turnId: string;
  turn: Turn;
  gameState: GameState;
}

/** What the turn cost and why. */
export interface TurnReceipt {
  reservedMicroUsd: number;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  priceVersion: string;
  chargedMicroUsd: number;
}

/** GET /api/game/turns/{turnId}, an item of GET /api/games/{gameId}/turns, and the `outcome` event of the stream. */
export interface Turn {
  turnId: string;
  gameId: string;
  parentTurnId: string;
  turnNumber: number;
  kind: TurnKind;
  status: TurnStatus;
  userInput: string;
  /** Null until there is text. */
  narrative: string | null;
  suggestions: Suggestion[];
  playerStats: Stats | null;
  currentDate: string | null;
  gamePhase: string | null;
  /** Only when failed: a stable code, and the specification's sentence for the player. */
  failure: { code: string; detail: string } | null;
  receipt: TurnReceipt | null;
  submittedAt: string;
  settledAt: string | null;
}

/** GET /api/games/{gameId}/turns?before={turnId}&limit=: the path from the head backwards, newest first. */
export interface TurnPage {
  turns: Turn[];
  /** Pass as `before` for the next page; null at the opening. */
  nextBefore: string | null;
  /** The opening's text, once the page reaches it. */
  opening: { narrative: string; currentDate: string } | null;
}

/**
 * GET /api/game/turns/{turnId}/events: server-sent events over fetch.
 * `event: text` with TurnPiece; `event: outcome` with Turn, then the stream ends; comment lines as heartbeat.
 */
export interface TurnPiece {
  turnId: string;
  /** A higher attempt starts the page anew; a lower one is dropped. */
  attempt: number;
  /** UTF-16 offset of `text` in the narrative. */
  offset: number;
  text: string;
}

/** POST /api/game/save: body may be empty (the game last started or played) or name game and turn. Answers GameAnswer. */
export interface SaveGameRequest {
  gameId?: string;
  turnId?: string;
}
/** POST /api/games/{gameId}/rewind. Answers GameAnswer. */
export interface RewindGameRequest {
  turnId: string;
}

/** GET /api/games/saved */
export interface SavedGameSummary {
  id: string;
  gameType: GameType;
  characterName: string;
  character: { name: string };
  currentDate: string;
  gamePhase: string;
  /** Null for a game never saved by hand. */
  lastSavedAt: string | null;
  lastPlayed: string;
  /** True for a game never saved by hand: shown as "Auto-saved". */
  autoSaved: boolean;
  turnCount: number;
}

/* ---- credits ---- */

export type Product = 'credits' | 'full-game';
export type ReturnTo = 'account' | 'thank-you' | 'game';
/** Dollars sold; the same amount in credits. */
export const creditPacks = [1, 5, 10, 20] as const;

/** POST /api/credits/purchase, with an Idempotency-Key. */
export interface PurchaseRequest {
  amount: number;
  product?: Product;
  returnTo?: ReturnTo;
}
export interface PurchaseAnswer {
  /** The hosted checkout page. */
  url: string;
  paymentId: string;
}

/** POST /api/credits/payment-success */
export interface PaymentSuccessRequest {
  sessionId: string;
}
export interface PaymentSuccessAnswer {
  success: boolean;
  /** Dollars. Repeats answer the same. */
  creditsAdded: number;
  userEmail: string;
}

/** GET /api/usage/history: newest first. `cost` in dollars, exact to the micro-dollar. */
export interface UsageEntry {
  id: string;
  /** The kind of turn, in words; never its text. */
  action: string;
  createdAt: string;
  inputCharacters: number;
  outputCharacters: number;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  cost: number;
  gameType: GameType;
}

export type StatementEntryKind =
  | 'purchased'
  | 'granted'
  | 'reserved'
  | 'declined'
  | 'captured'
  | 'released'
  | 'voided'
  | 'refund_held'
  | 'refund_settled'
  | 'refund_released'
  | 'frozen'
  | 'unfrozen'
  | 'clawed_back'
  | 'written_off'
  | 'forfeited';

/** One event of the wallet. Deltas in micro-dollars; they sum to the totals. */
export interface StatementEntry {
  kind: StatementEntryKind;
  at: string;
  turnId: string | null;
  gameId: string | null;
  paymentId: string | null;
  availableDeltaMicroUsd: number;
  reservedDeltaMicroUsd: number;
  frozenDeltaMicroUsd: number;
  heldDeltaMicroUsd: number;
  /** Left for good: charged, returned, clawed back, forfeited. */
  spentMicroUsd: number;
  /** Place in the wallet's stream. */
  revision: number;
}

/** GET /api/credits/statement: newest first, all entries. */
export interface Statement {
  availableMicroUsd: number;
  reservedMicroUsd: number;
  frozenMicroUsd: number;
  heldMicroUsd: number;
  chargedMicroUsd: number;
  purchasedMicroUsd: number;
  grantedMicroUsd: number;
  entries: StatementEntry[];
}

/* ---- errors ---- */

/** RFC 9457, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** Stable. */
  code: string;
  /** A sentence fit to show. */
  detail: string;
  /** Of this request, for support. */
  correlationId?: string;
  /** Field → what is wrong with it. */
  errors?: Record<string, string[]>;
}

/** Response header of every command: the log position it reached. Send it back as a request header to read your own write. */
export const positionHeader = 'x-log-position';
