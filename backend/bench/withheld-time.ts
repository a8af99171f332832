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

function readTicks(): Ticks | null {
  if (!existsSync(STAT)) return null;
  const firstLine = readFileSync(STAT, 'utf8').split('\n')[0]!;
  const [user, nice, system, , , interrupts, softInterrupts, steal] = firstLine
    .split(/ +/)
    .slice(1)
    .map(Number) as [number, number, number, number, number, number, number, number];
  return { withheld: steal, wanted: user + nice + system + interrupts + softInterrupts + steal };
}
