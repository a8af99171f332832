/** What operators have decided of narration, as it holds now, and all pauses there were. A few a year: all of them are remembered. */
import type { MicroUsd } from '../money.js';

/** Times are ISO 8601, UTC. */
export interface NarrationPause {
  readonly from: string;
  /** Null: it lasts. */
  readonly until: string | null;
}

export interface LastingPause {
  readonly since: string;
  readonly staffId: string;
  readonly reason: string;
}

/** No operator has decided otherwise. */
export type AsConfigured = 'as_configured';

export type NarratorMode = 'takes_turns' | 'quiet' | 'drained';

export interface NarratorControl {
  readonly mode: NarratorMode;
  /** Turns told at once. */
  readonly slots: number | AsConfigured;
}

/** A process that narrates, as it runs now. */
export interface RunningNarrator {
  readonly name: string;
  /** Turns that it tells at once while no operator has decided otherwise. */
  readonly configuredSlots: number;
}

export interface ChangedCap {
  /** Null: there is none. */
  readonly capMicroUsd: MicroUsd | null;
  readonly since: string;
  readonly staffId: string;
  readonly reason: string;
}

export interface ForcedFallback {
  readonly since: string;
  readonly staffId: string;
  readonly reason: string;
}

export interface NarrationState {
  /** Null: narration goes on. */
  readonly paused: LastingPause | null;
  /** In the order in which they began, with the one that lasts. */
  readonly pauses: readonly NarrationPause[];
  /** By a narrator's name; who is not here does as configured. */
  readonly narrators: Readonly<Record<string, NarratorControl>>;
  /** Null: as configured. */
  readonly dailyCap: ChangedCap | null;
  /** Null: the first model is asked first. */
  readonly fallback: ForcedFallback | null;
}

const UNTOUCHED: NarratorControl = { mode: 'takes_turns', slots: 'as_configured' };

export function narrationGoesOn(): NarrationState {
  return { paused: null, pauses: [], narrators: {}, dailyCap: null, fallback: null };
}

/** What a narrator is told to do. @param name whichever: nobody need have heard of it */
export function narratorControl(
  { narrators }: Pick<NarrationState, 'narrators'>,
  name: string,
): NarratorControl {
  return (Object.hasOwn(narrators, name) ? narrators[name] : undefined) ?? UNTOUCHED;
}

/** How many turns it may tell at once; none while it takes none. */
export function openSlots({ mode, slots }: NarratorControl, configuredSlots: number): number {
  if (mode !== 'takes_turns') return 0;
  return slots === 'as_configured' ? configuredSlots : slots;
}

/** Whether it alone of those that run takes turns. */
export function isLastToTakeTurns(
  state: Pick<NarrationState, 'narrators'>,
  narrator: string,
  running: readonly RunningNarrator[],
): boolean {
  const taking = running.filter(
    ({ name, configuredSlots }) => openSlots(narratorControl(state, name), configuredSlots) > 0,
  );
  return taking.length > 0 && taking.every(({ name }) => name === narrator);
}
