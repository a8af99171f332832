/** What is decided of a narrator holds by its name: the processes that bear it are decided of together. */
import type { NarratorMode, RunningNarrator } from '@rubicon/contracts';

export interface NamedNarrator {
  readonly name: string;
  /** At least one. */
  readonly processes: readonly RunningNarrator[];
  readonly mode: NarratorMode;
  /** Null: nobody has decided of it. */
  readonly slotsSet: number | null;
  /** Players' turns that they tell now. */
  readonly turns: number;
  /** Visitors' turns that they tell now. */
  readonly prologues: number;
}

/** @returns undefined: none of this name runs */
export function namedNarrator(
  narrators: readonly RunningNarrator[],
  name: string,
): NamedNarrator | undefined {
  const processes = narrators.filter((each) => each.name === name);
  const [first] = processes;
  if (!first) return undefined;
  const { mode, slotsSet } = first;
  return {
    name,
    processes,
    mode,
    slotsSet,
    turns: processes.reduce((sum, { turns }) => sum + turns.length, 0),
    prologues: processes.reduce((sum, each) => sum + each.prologues, 0),
  };
}

/** Slots of those that are not about to end, as @param of says of each. */
export function slotsOf(
  { processes }: NamedNarrator,
  of: (process: RunningNarrator) => number = ({ slots }) => slots,
): number {
  return processes.reduce((sum, process) => sum + (process.isEnding ? 0 : of(process)), 0);
}
