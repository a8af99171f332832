/** Processor time that processes have used so far, user and system, from the kernel's accounting. Milliseconds, in steps of 10. */
import { readFile } from 'node:fs/promises';
import { poll } from '@rubicon/local-stack';

const MS_PER_TICK = 10;
/** On a busy machine a process may stand ready for a tenth of a second before it is given the processor. */
const REST_MS = 200;
const REST_WITHIN_MS = 30_000;

/**
 * Waits until the processes have used no processor time for a while, so that what they began is in it.
 * @returns what they have used together
 * @throws where there is no /proc, and when they do not come to rest
 */
export async function processorMsAtRest(pids: readonly number[]): Promise<number> {
  let before = NaN;
  const atRest = await poll(
    async () => {
      const now = await processorMs(pids);
      if (now === before) return now;
      before = now;
      return null;
    },
    { timeoutMs: REST_WITHIN_MS, everyMs: REST_MS },
  );
  if (atRest === null) throw new Error(`the processes did not come to rest within ${REST_WITHIN_MS} ms`);
  return atRest;
}

/** What the processes have used together. @throws where there is no /proc */
export async function processorMs(pids: readonly number[]): Promise<number> {
  const all = await Promise.all(pids.map(processorMsOf));
  return all.reduce((sum, ms) => sum + ms, 0);
}

async function processorMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the command's name, which may hold spaces: state is the first field, user and system time the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
