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
  /** While banks decide about disputes. */
  frozenMicroUsd: number;
  /** For refunds under way. */
  heldMicroUsd: number;
  /** The least balance to play a turn. */
  turnCeilingMicroUsd: number;
  fullGameUnlocked: boolean;
  /** The money-back guarantee is given once per player. */
  guaranteeUsed: boolean;
  /** It plays and buys nothing until support lifts it. */
  isSuspended: boolean;
  settings: Settings;
}
export interface Settings {
  emailNotifications: boolean;
  autoSave: boolean;
  historicalAccuracy: boolean;
  /** What the narrator writes in: one of `narrationLanguages`. */
  language: NarrationLanguage;
}

/** BCP 47, each with its own name. The interface itself is English. */
export const narrationLanguages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
} as const;
export type NarrationLanguage = keyof typeof narrationLanguages;

/** GET /api/stats */
export interface PublicStats {
  totalPlayers: number;
  totalScenarios: number;
  /** Percent, 0 to 100, one decimal. */
  conversionRate: number;
}

/** PATCH /api/user/profile: what is named changes. Answers Profile. A new email needs `currentPassword` (422 `wrong_password`). */
export interface UpdateProfileRequest {
  username?: string;
  email?: string;
  currentPassword?: string;
  settings?: Partial<Settings>;
}
/** POST /api/auth/change-password: ends every other sign-in; answers Session. A wrong current password is 422 `wrong_password`. */
export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}
/** POST /api/auth/password-reset: 202, whether the account exists or not; the link goes to `/reset-password#…`. */
export interface RequestPasswordReset {
  /** Username or email. */
  username: string;
}
/** POST /api/auth/password-reset/complete: 204, ends every sign-in; 410 `reset_link_expired` for a link used, old or unknown. */
export interface CompletePasswordReset {
  token: string;
  newPassword: string;
}
/*
 * POST /api/auth/logout: 204, ends this sign-in.
 * GET /api/user/export: one JSON file of all we hold, as an attachment.
 * DELETE /api/auth/delete-account: 202 AccountDeletion; every sign-in ends at once, the rest follows in the background. Wants a sign-in
 * younger than five minutes: else 422 `sign_in_too_old`.
 */
export interface AccountDeletion {
  /** Available dollars that end with the account: "4.97". */
  forfeitedCredits: string;
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

/** PATCH /api/characters/{id}: one's own only; answers Character. DELETE /api/characters/{id}: 204. */
export type EditCharacterRequest = Pick<
  CreateCharacterRequest,
  'name' | 'estate' | 'profession' | 'description'
>;

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
  /** The node that the head grew from; null at the opening. Undo goes there. */
  parentTurnId: string | null;
  /** Places of the head on its path: 0 at the opening. */
  depth: number;
  /** Those that count on this day. */
  factions: FactionStanding[];
  /** By how much history has been bent: percent of what this era turns on. */
  divergencePercent: number;
  /** By what the story can end; nothing once it has ended. */
  danger: Danger;
  /** Not null: the story ends at the head; nothing can grow from it. */
  ending: GameEnding | null;
  branch: BranchName;
  savedTurnId: string | null;
  hasUnsavedChanges: boolean;
  /** The turn being written, or the last one when it failed after the head. */
  pendingTurn: Turn | null;
  lastFailedTurn: Turn | null;
  turnCount: number;
  lastPlayedAt: string;
}

export interface FactionStanding {
  id: string;
  name: string;
  /** -100 (hunted) to 100 (one of their own). */
  standing: number;
}

export interface Danger {
  /** By the difficulty: a stat at or below it can end the story, once it has stood there for three told turns. */
  bound: number;
  /** Those at or below the bound. */
  stats: StatInDanger[];
  /** The character's open wound, as the chronicle tells it; null without one. */
  wound: string | null;
}

export interface StatInDanger {
  stat: keyof Stats;
  value: number;
}

export interface GameEnding {
  kind: 'death' | 'triumph' | 'last_day';
  /** What became of it all. */
  epilogue: string;
}

/** A branch is known by the node it begins with: the game's id for the first one. */
export interface BranchName {
  branchId: string;
  /** Null: the player gave it none. */
  name: string | null;
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
  /**
   * True: the player knows that `parentTurnId` is not the head, and wants the story to go another way from there ("tell it differently",
   * branch). Without it such a parent is 409 `game_moved_on`. 409 `game_ended` when the story ends at the parent.
   */
  fork?: boolean;
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

/** What the turn cost and why; of a failed one too: nothing was charged, and `Turn.failure` says why. */
export interface TurnReceipt {
  reservedMicroUsd: number;
  /** Of the accepted answer; 0 on a failed turn. `cachedInputTokens` are part of `inputTokens`. */
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  priceVersion: string;
  /** 0 on a failed turn. */
  chargedMicroUsd: number;
  /** Available once the turn was settled; null until then, and where nothing was reserved. */
  balanceAfterMicroUsd: number | null;
}

/** GET /api/game/turns/{turnId}, an item of GET /api/games/{gameId}/turns, and the `outcome` event of the stream. */
export interface Turn {
  turnId: string;
  gameId: string;
  parentTurnId: string;
  turnNumber: number;
  /** Place on its path, from 1: what a reader counts. `turnNumber` counts every turn of the game. */
  depth: number;
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
  /** Null while it is pending. */
  receipt: TurnReceipt | null;
  ending: GameEnding | null;
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

/** What a pending turn without text waits for. */
export interface NarratorState {
  /**
   * `waking`: the language model’s server is just being got to know, and the turn waits until it is; `reading`: it reads the story; `again`:
   * the turn could not be told yet, and the model is asked once more; `resting`: narration is paused, and the turn waits until it goes on, unless
   * it is being told already.
   */
  state: 'waking' | 'reading' | 'again' | 'resting';
  /** Seconds from sending a turn to its first words, as it was here lately; null: not known. */
  usualSeconds: number | null;
  /** Why narration rests, as an operator has said it. */
  reason?: string;
}

/**
 * GET /api/game/turns/{turnId}/events: server-sent events over fetch.
 * `event: narrator` with NarratorState where the first words take a while, or those of a page begun anew; `event: text` with TurnPiece;
 * `event: outcome` with Turn, then the stream ends; comment lines as heartbeat.
 */
export interface TurnPiece {
  turnId: string;
  /** A higher attempt starts the page anew; a lower one is dropped. */
  attempt: number;
  /** UTF-16 offset of `text` in the narrative. */
  offset: number;
  /** Empty where an attempt has begun that has no words yet. */
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

/* ---- the tree ---- */

/** GET /api/games/{gameId}/tree */
export interface GameTree {
  gameId: string;
  headTurnId: string;
  savedTurnId: string | null;
  opening: { currentDate: string };
  /** Every turn with text, in the order in which they were told. Failed and pending ones are no nodes. */
  nodes: TreeNode[];
  /** The first one first, then by the place they begin at. */
  branches: Branch[];
}
export interface TreeNode {
  turnId: string;
  /** The game's id for the opening. */
  parentTurnId: string;
  turnNumber: number;
  /** Places on its path: 1 grows from the opening. */
  depth: number;
  branchId: string;
  kind: TurnKind;
  status: 'narrated' | 'stopped';
  /** The first words of what was typed: at most 80 characters. */
  title: string;
  currentDate: string;
  gamePhase: string;
  ending: GameEnding['kind'] | null;
}
export interface Branch extends BranchName {
  /** Its last node; the game's id for a first branch without turns. */
  tipTurnId: string;
  /** The node it grew from; null for the first. */
  fromTurnId: string | null;
  /** Turns on it, those before it began not counted. */
  turnCount: number;
  currentDate: string;
  ending: GameEnding['kind'] | null;
  lastPlayedAt: string;
}

/** PUT /api/games/{gameId}/branches/{branchId}: answers GameTree. An empty name takes it away. 404 `unknown_branch`. */
export interface NameBranchRequest {
  /** At most 60 characters after trimming. */
  name: string;
}

/** GET /api/games/{gameId}/comparison?left={turnId}&right={turnId}: two nodes with text, or the game's id. 404 `unknown_turn`. */
export interface Comparison {
  /** The last node that both paths share; the game's id for the opening. */
  commonTurnId: string;
  commonDate: string;
  left: ComparedPath;
  right: ComparedPath;
}
export interface ComparedPath {
  tipTurnId: string;
  branch: BranchName;
  /** Turns since the paths parted, oldest first; at most the last 50. */
  turns: Turn[];
  turnCount: number;
  currentDate: string;
  gamePhase: string;
  playerStats: Stats;
  factions: FactionStanding[];
  divergencePercent: number;
  ending: GameEnding | null;
  /** Lines that the other path does not have, or has in other words. */
  chronicle: ChronicleLine[];
}

/**
 * GET /api/games/{gameId}/book?format={BookFormat}&turn={turnId}: the story from the opening to that turn (default: the head), as an
 * attachment. Cookie-less: the bearer token is needed, so the browser fetches it.
 */
export type BookFormat = 'markdown' | 'epub' | 'html';
export const bookFormats: readonly BookFormat[] = ['markdown', 'epub', 'html'];

/** POST /api/games/{gameId}/shares, with an Idempotency-Key: 201 Share; the one of that turn, when one is open. 409 `too_many_shares`. GET: { shares }, newest first, open ones only. */
export interface ShareRequest {
  /** The story is shared from the opening to here. */
  turnId: string;
}
/** DELETE /api/games/{gameId}/shares/{shareId}: 204; 404 `unknown_share`. */
export interface Share {
  shareId: string;
  turnId: string;
  /** Under which anybody can read it: `…/shared/{shareId}`. */
  url: string;
  branch: BranchName;
  currentDate: string;
  sharedAt: string;
}
export interface ShareList {
  shares: Share[];
}

/** GET /api/shared/{shareId}?after={turnId}&limit=: public; 404 `unknown_share`, also once it was revoked. Says nothing about the player. */
export interface SharedStory {
  gameType: GameType;
  characterName: string;
  characterEstate: string;
  difficulty: Difficulty;
  branchName: string | null;
  currentDate: string;
  opening: { narrative: string; currentDate: string };
  /** A page of them, oldest first. */
  turns: SharedTurn[];
  turnCount: number;
  /** Pass as `after` for the next page; null at the end. */
  nextAfter: string | null;
  ending: GameEnding | null;
}
export interface SharedTurn {
  turnId: string;
  userInput: string;
  narrative: string;
  currentDate: string;
}

/* ---- what the narrator remembers ---- */

export type ChronicleTopic =
  'person' | 'place' | 'promise' | 'debt' | 'wound' | 'death' | 'secret' | 'faction' | 'history';

/** GET /api/games/{gameId}/chronicle?turn={turnId}: as it stands at a node (default: the head), oldest first. */
export interface Chronicle {
  gameId: string;
  /** The node it stands at. */
  turnId: string;
  lines: ChronicleLine[];
  /** Struck by the player on this path, so that it can be taken back. */
  struck: ChronicleLine[];
  divergencePercent: number;
  /** What went otherwise than in the books. */
  bent: { date: string; place: string; text: string }[];
  factions: FactionStanding[];
}
export interface ChronicleLine {
  lineId: string;
  topic: ChronicleTopic;
  subject: string;
  text: string;
  /** When it was first told. */
  since: string;
  settled: boolean;
  pinned: boolean;
  /** The text is the player's own. */
  corrected: boolean;
  /** The narrator had it before its eyes for the last turn of this path. */
  inPrompt: boolean;
}

/**
 * PATCH /api/games/{gameId}/chronicle/{lineId}: answers Chronicle at the head. One change at a time. 404 `unknown_line`; `text` 1 to 240
 * characters after trimming. Holds wherever in the tree the line is told.
 */
export type AmendChronicleRequest = { pinned: boolean } | { struck: boolean } | { text: string };

/** POST /api/game/turns/{turnId}/report: 204, also when it was reported for that reason before. 404 `unknown_turn`. */
export interface ReportTurnRequest {
  reason: ReportReason;
  /** At most 1,000 code points. */
  comment?: string;
}
export type ReportReason = 'offensive' | 'sexual' | 'harmful' | 'untrue' | 'broken' | 'other';
export const reportReasons: readonly ReportReason[] = [
  'offensive',
  'sexual',
  'harmful',
  'untrue',
  'broken',
  'other',
];

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

/* ---- the free prologue ---- */

/** Turns of a prologue, and how long an action may be (code points after trimming). */
export const demoTurns = 3;
export const demoInputLimit = 500;

/** POST /api/game/start-demo: the visitor's cookie is set; coming back answers the demo that is there. */
export interface StartDemoRequest {
  /** Only `french_revolution` is played on the server. */
  gameType: GameType;
}
/**
 * POST /api/game/process-demo: waits for the turn. 409 `demo_turn_mismatch` when `turnNumber` is not turns done + 1, `demo_pending` while one
 * is written, `demo_completed` after three, `demo_continued` once an account goes on with it; 404 `no_demo` without one; 429
 * `demo_visitor_limit` or `demo_day_limit`: `/demo` is offered instead; 502, 503 or 504 when there was no story: the same `turnNumber` may
 * be sent again (503 `demo_slow`: it is still being written).
 */
export interface ProcessDemoRequest {
  input: string;
  /** Turns done + 1. */
  turnNumber: number;
}
/** Answer of start-demo and process-demo. */
export interface DemoAnswer {
  narrative: string;
  actionButtons: Suggestion[];
}
export interface DemoState {
  gameType: GameType;
  currentDate: string;
  playerStats: Stats;
  /** 0 to 3. */
  turnsDone: number;
  completed: boolean;
  /** The turn being written, if one is. */
  pending: boolean;
  narrative: string;
  actionButtons: Suggestion[];
  /** Already told, oldest first: the opening, then action and outcome of each turn. */
  story: { input: string | null; narrative: string }[];
  startedAt: string;
}
/** GET /api/game/demo-state: both null without a demo, or once its texts have become unreadable (7 days). */
export interface DemoStateAnswer {
  gameState: DemoState | null;
  character: DemoCharacter | null;
}
export interface DemoCharacter {
  name: string;
  /** "Deputy to the National Convention" */
  title: string;
}
/**
 * POST /api/game/continue-prologue, signed in, with an Idempotency-Key: makes the prologue's character the player's own and starts a game that
 * opens with the prologue's turns. Answers GameAnswer (201). `server`: the demo of the visitor's cookie (404 `no_demo`). `browser`: the
 * local one; its outcomes are computed again from the actions, none is taken from the browser.
 */
export type ContinuePrologueRequest =
  { source: 'server' } | { source: 'browser'; gameType: GameType; actions: string[] };

/* ---- limits ---- */

/**
 * No rule against misuse counts calls for longer, seconds. What is counted stands under a keyed hash, which may lie about for two hours more.
 */
export const callsCountedForSecondsMax = 3_600;

/* ---- credits ---- */

export type Product = 'credits' | 'full-game';
export type ReturnTo = 'account' | 'thank-you' | 'game';
/** What is shown of a transaction's id, on the thank-you page, in letters and in the statement: its last 8 characters (specification, section 9). */
export function shortTransactionId(transactionId: string): string {
  return Array.from(transactionId).slice(-8).join('');
}

/** Dollars sold; the same amount in credits. */
export const creditPacks = [1, 5, 10, 20] as const;

/**
 * POST /api/credits/purchase, with an Idempotency-Key. Visitors may too: the payment is bound to the browser's httpOnly cookie and stays
 * unclaimed until an account comes with that cookie (sign-in and sign-up claim it) or with the link mailed to the payer.
 */
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

/** POST /api/tokens/purchase, signed in: `tokens` and `amount` must be one of these packs; answers PurchaseAnswer, returns to the account. */
export interface TokenPurchaseRequest {
  tokens: number;
  /** Dollars. */
  amount: number;
}
export const tokenPacks = [
  { tokens: 500_000, amount: 1, name: 'Starter' },
  { tokens: 1_000_000, amount: 2, name: 'Explorer' },
  { tokens: 2_000_000, amount: 4, name: 'Master' },
] as const;

/** POST /api/credits/payment-success: for the account that bought, or the browser that did; anyone else 404. */
export interface PaymentSuccessRequest {
  sessionId: string;
}
export interface PaymentSuccessAnswer {
  success: boolean;
  /** Dollars. Repeats answer the same. */
  creditsAdded: number;
  /** The payer's address; empty for a visitor. */
  userEmail: string;
  /** Also the `order` of the thank-you page. */
  paymentId: string;
  product: Product;
  /** False: bought by a visitor, waiting for an account. */
  claimed: boolean;
  /** Why no account can claim it now; null: one can, or has. */
  withheld: 'payment_disputed' | 'payment_returned' | null;
}

/** POST /api/payments/claim, signed in: the token of the mailed link (`/account?tab=credits&claim=…`). 404 `unknown_claim`; again: the same. */
export interface ClaimPaymentRequest {
  token: string;
}
export interface ClaimPaymentAnswer {
  /** Dollars. Repeats answer the same. */
  creditsAdded: number;
  /** The link had brought them here before. */
  alreadyClaimed: boolean;
}

/** GET /api/orders/{order}, public: 404 unless it is a completed payment of ours. Tells nobody's name. */
export interface OrderAnswer {
  order: string;
  /** Dollars. */
  amount: number;
  product: Product;
}

/** GET /api/payments: the player's completed payments, newest first. */
export interface PaymentSummary {
  paymentId: string;
  at: string;
  product: Product;
  /** Dollars. */
  amount: number;
  /** The one that comes first, where several are true. */
  status: 'disputed' | 'refund_pending' | 'refunded' | 'partly_refunded' | 'completed';
  refundedCents: number;
  /** Of the refund that is under way; 0: none. */
  pendingRefundCents: number;
  disputes: PurchaseDispute[];
  /** Credits of it that are neither spent nor gone; there may be some of one that was wholly refunded while a turn was being written. */
  unspentMicroUsd: number;
  /** What asking for a refund now pays back, and on what ground; null: nothing. */
  refundable: { cents: number; ground: 'guarantee' | 'unspent' } | null;
}
export interface PurchaseDispute {
  /** `won`: the payment stands. */
  status: 'open' | 'won' | 'lost';
  /** What is, or was, disputed. */
  cents: number;
  /** What the bank has taken back. */
  lostCents: number;
}
/** POST /api/payments/{paymentId}/refund, with an Idempotency-Key: 202 PaymentSummary; 409 with the wallet's refusal (`nothing_to_refund`, `guarantee_used`…). */

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

/** GET /api/usage/summary: over everything the player has played. */
export interface UsageSummary {
  /** Input and output tokens charged. */
  tokens: number;
  /** Runs of turns less than 30 minutes apart. */
  sessions: number;
  /** Turns charged per game that had one, to one decimal; 0 before the first. Games deleted since count too. */
  averageTurns: number;
}

export type StatementEntryKind =
  | 'purchased'
  | 'granted'
  | 'goodwill'
  | 'reserved'
  | 'declined'
  | 'captured'
  | 'released'
  | 'voided'
  | 'refund_held'
  | 'refund_settled'
  | 'refund_released'
  | 'refund_reversed'
  | 'frozen'
  | 'unfrozen'
  | 'clawed_back'
  | 'written_off'
  | 'reinstated'
  | 'forfeited';

/** One event of the wallet. Deltas in micro-dollars; they sum to the totals. */
export interface StatementEntry {
  kind: StatementEntryKind;
  at: string;
  turnId: string | null;
  gameId: string | null;
  paymentId: string | null;
  /** What a refund pays back in money, in US cents: more than its credits, when some of them were played; null: no refund. */
  moneyCents: number | null;
  availableDeltaMicroUsd: number;
  reservedDeltaMicroUsd: number;
  frozenDeltaMicroUsd: number;
  heldDeltaMicroUsd: number;
  /** Left: charged, returned, clawed back, forfeited. Below 0 when some of it comes back. */
  spentMicroUsd: number;
  /** Place in the wallet's stream. */
  revision: number;
}

/**
 * GET /api/credits/statement: newest first, all entries. It ties out: purchased + granted = charged + refunded + taken back + forfeited
 * + reserved + held + frozen + available.
 */
export interface Statement {
  availableMicroUsd: number;
  reservedMicroUsd: number;
  frozenMicroUsd: number;
  heldMicroUsd: number;
  chargedMicroUsd: number;
  /** Credits that went with a refund, less those that came back because it failed. */
  refundedMicroUsd: number;
  /** Credits that banks took back in disputes, less those they gave back. */
  takenBackMicroUsd: number;
  /** Credits given up with the account. */
  forfeitedMicroUsd: number;
  purchasedMicroUsd: number;
  grantedMicroUsd: number;
  entries: StatementEntry[];
}

/* ---- what the page is told by the server that serves it ---- */

/**
 * In the page's `<meta name="rubicon-…">`, written in by the server: operators set them, an empty one means it is not there.
 * `contact`: the address shown as {email}; `tag-manager` (GTM-…), `pixel`, `ad-conversion` (AW-…/label): ids of third-party scripts, which
 * are loaded only after consent and only when set; `nonce`: for their script elements.
 */
export const pageMeta = {
  contact: 'rubicon-contact',
  tagManager: 'rubicon-tag-manager',
  pixel: 'rubicon-pixel',
  adConversion: 'rubicon-ad-conversion',
  nonce: 'rubicon-nonce',
} as const;

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
