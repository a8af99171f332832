/** Processor time that processes have used so far, user and system, from the kernel's accounting. Milliseconds, in steps of 10. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const MS_PER_TICK = 10;
/** Longer than anything that a turn leaves behind waits for a model that answers at once, or for the disk. */
const REST_MS = 50;

/**
 * Waits until the processes have used no processor time for a while, so that what they began is in it.
 * @returns what they have used together
 * @throws where there is no /proc
 */
export async function processorMsAtRest(pids: readonly number[]): Promise<number> {
  let before = await sumOf(pids);
  for (;;) {
    await wait(REST_MS);
    const now = await sumOf(pids);
    if (now === before) return now;
    before = now;
  }
}

async function sumOf(pids: readonly number[]): Promise<number> {
  const all = await Promise.all(pids.map(processorMs));
  return all.reduce((sum, ms) => sum + ms, 0);
}

async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the command's name, which may hold spaces: state is the first field, user and system time the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
