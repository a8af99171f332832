/** Ends processes that need not be children of ours. Nothing happens to another one that has the id by now. */
import { poll } from './poll.js';
import { isRunning, type ProcessIdentity } from './process-identity.js';

/** How long the system may take to clear away what was killed. */
const KILLED_MS = 3_000;

/** Signals in the order in which they are tried, each with the milliseconds that it is given. */
type Persuasion = readonly (readonly [signal: NodeJS.Signals, patienceMs: number])[];

/** SIGTERM, and SIGKILL when it has not finished in time. */
export function endProcess(identity: ProcessIdentity, patienceMs: number): Promise<void> {
  return endProcessBy(identity, [
    ['SIGTERM', patienceMs],
    ['SIGKILL', KILLED_MS],
  ]);
}

export async function endProcessBy(identity: ProcessIdentity, persuasion: Persuasion): Promise<void> {
  for (const [signal, timeoutMs] of persuasion) {
    if (!isRunning(identity)) return;
    try {
      process.kill(identity.pid, signal);
    } catch {
      return; // it ended just now
    }
    if (await poll(() => (isRunning(identity) ? null : true), { timeoutMs })) return;
  }
}
