/**
 * Ends the game's processes when the supervisor was killed and cannot: each is in a session of its own, and outlives it. The caretaker
 * is such a process too. It waits for the channel to its supervisor to close.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalledPackage } from '../installed-package.js';
import { LocalStackError } from '../local-stack-error.js';
import { poll } from '../poll.js';
import { isRunning } from '../process-identity.js';
import { drainMs } from './drain.js';
import type { ProcessRegistry } from './process-registry.js';
import { SupervisedProcess } from './supervised-process.js';

/** What it is called in `processes.json`. */
export const CARETAKER = 'caretaker';
/** It has nothing to finish. */
const CARETAKER_DRAIN_MS = 1_000;
/** Beside what the game's processes may take to finish: for the event store and PostgreSQL. */
const STORES_END_MS = 10_000;

/** @throws LocalStackError not_built */
export function caretakerOf(
  dataDir: string,
  processes: ProcessRegistry,
  log: (line: string) => void,
): SupervisedProcess {
  const entry = join(
    findInstalledPackage('@rubicon/local-stack') ?? '',
    'dist',
    'supervisor',
    'caretaker-main.js',
  );
  if (!existsSync(entry))
    throw new LocalStackError('not_built', 'The local stack is not built: run "npm run build" first.');
  return new SupervisedProcess({
    name: CARETAKER,
    entry,
    hasChannel: true,
    env: { ...process.env, DATA_DIR: dataDir },
    isReady: () => Promise.resolve(true),
    line: (line) => log(`${CARETAKER}: ${line}`),
    onChange: (identity) => processes.set(CARETAKER, identity),
    drainMs: CARETAKER_DRAIN_MS,
  });
}

/** Lets the caretaker of a killed supervisor end what it is about to end. */
export async function untilCaretakerIsDone(
  processes: ProcessRegistry,
  log: (line: string) => void,
): Promise<void> {
  const left = processes.read()[CARETAKER];
  if (left === undefined || !isRunning(left)) return;
  log('Waiting for what an earlier start left behind to end.');
  const timeoutMs = drainMs(process.env) + STORES_END_MS;
  await poll(() => (isRunning(left) ? null : true), { timeoutMs });
}
