/**
 * The prologue that is played in the browser (specification, "Reading B" and section 4, "Demo (local)"): no model, canned outcomes, the same
 * action always with the same end. Pure, so that the server can play it again when an account continues it.
 */
import type { GameType } from './public-era.js';

export const localDemoTurns = 3;
const STAT_MIN = 0;
const STAT_MAX = 100;

/** Each 0 to 100; a delta may be negative. */
export interface LocalDemoStats {
  readonly authority: number;
  readonly unrest: number;
  readonly resources: number;
}

export interface CannedOutcome {
  readonly narrative: string;
  readonly change: LocalDemoStats;
}

/** What a prologue is made of, in one era. */
export interface LocalDemo {
  readonly gameType: GameType;
  readonly characterName: string;
  readonly characterTitle: string;
  /** A short blurb beside the bars. */
  readonly historicalContext: string;
  readonly opening: string;
  /** In words: at the start, then after each turn. */
  readonly dates: readonly [string, string, string, string];
  /** At least eight; the action's length picks one. */
  readonly outcomes: readonly CannedOutcome[];
}

/** The stored state, field by field as the specification names it (section 3, "Demo state (local)"). */
export interface LocalDemoState {
  readonly gameType: GameType;
  readonly characterName: string;
  readonly characterTitle: string;
  /** The opening, then for each turn the action's block and its outcome's. */
  readonly narrative: readonly string[];
  readonly currentDate: string;
  /** 0 to 3. */
  readonly turnCount: number;
  readonly stats: LocalDemoStats;
  readonly lastAction: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export function startLocalDemo(demo: LocalDemo, timestamp: number): LocalDemoState {
  return {
    gameType: demo.gameType,
    characterName: demo.characterName,
    characterTitle: demo.characterTitle,
    narrative: [demo.opening],
    currentDate: demo.dates[0],
    turnCount: 0,
    stats: { authority: 50, unrest: 50, resources: 50 },
    lastAction: '',
    timestamp,
  };
}

/**
 * The state after `action` (trimmed, not empty): outcome number `action.length % outcomes.length`.
 * @throws RangeError when the prologue is over
 */
export function playLocalDemo(
  demo: LocalDemo,
  state: LocalDemoState,
  action: string,
  timestamp: number,
): LocalDemoState {
  if (state.turnCount >= localDemoTurns) throw new RangeError('The prologue is over.');
  const outcome = demo.outcomes[action.length % demo.outcomes.length]!;
  const turnCount = state.turnCount + 1;
  const moved = (name: keyof LocalDemoStats) =>
    Math.min(STAT_MAX, Math.max(STAT_MIN, state.stats[name] + outcome.change[name]));
  return {
    ...state,
    narrative: [...state.narrative, `**Your Action:** ${action}`, outcome.narrative],
    currentDate: demo.dates[turnCount]!,
    turnCount,
    stats: { authority: moved('authority'), unrest: moved('unrest'), resources: moved('resources') },
    lastAction: action,
    timestamp,
  };
}
