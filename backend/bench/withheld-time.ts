/** Processor time that was wanted and that the host of a virtual machine gave to others: proc(5), `steal`. Only Linux tells. */
import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';

/** Since the machine's start, in ticks. */
interface Ticks {
  readonly withheld: number;
  readonly wanted: number;
}

/** @returns says how much since this call: a share between 0 and 1, of all that was wanted; null where nobody tells */
export function watchWithheldTime(): () => number | null {
  const before = readTicks();
  return () => {
    const after = readTicks();
    if (before === null || after === null) return null;
    return (after.withheld - before.withheld) / (after.wanted - before.wanted);
  };
}

const SAMPLE_MS = 20;

export interface WithheldLog {
  /**
   * @param from milliseconds since 1970, as `to`
   * @returns whether the host withheld nothing from the last sample before to the first one after; false too where nobody tells
   */
  undisturbed(from: number, to: number): boolean;
  stop(): void;
}

/** Which stretches of a measurement the host left alone: the clock of `steal` ticks every 10 ms, and it is read every 20. */
export function logWithheldTime(): WithheldLog {
  const samples: { readonly at: number; readonly withheld: number }[] = [];
  const sample = (): void => {
    const ticks = readTicks();
    if (ticks !== null)
      samples.push({ at: performance.timeOrigin + performance.now(), withheld: ticks.withheld });
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    undisturbed(from, to) {
      const before = samples.findLast(({ at }) => at <= from);
      const after = samples.find(({ at }) => at >= to);
      return before !== undefined && after !== undefined && before.withheld === after.withheld;
    },
    stop: () => clearInterval(timer),
  };
}

function readTicks(): Ticks | null {
  if (!existsSync(STAT)) return null;
  const firstLine = readFileSync(STAT, 'utf8').split('\n')[0]!;
  const [user, nice, system, , , interrupts, softInterrupts, steal] = firstLine
    .split(/ +/)
    .slice(1)
    .map(Number) as [number, number, number, number, number, number, number, number];
  return { withheld: steal, wanted: user + nice + system + interrupts + softInterrupts + steal };
}
