/** Starting, adopting, watching and stopping the server process of one cluster. */
import { spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { endProcessBy } from '../end-process.js';
import { LocalStackError } from '../local-stack-error.js';
import { poll } from '../poll.js';
import { commandLineOf, identifyProcess, isRunning, type ProcessIdentity } from '../process-identity.js';
import type { PostgresBinaries } from './binaries.js';
import { brokenFolder, postgresEnvironment } from './cluster-folder.js';
import type { RunAs } from './unprivileged-user.js';

const READY_TIMEOUT_MS = 60_000;
const FAST_SHUTDOWN_MS = 10_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;
/** How long the children of a killed server may take to notice that it is gone. */
const ORPHANED_CHILDREN_MS = 10_000;

/** Enough connections for every process and test of one machine; memory for little more than a player needs. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '64MB',
  fsync: 'on',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '256MB',
  logging_collector: 'off',
  timezone: 'UTC',
} as const;

export interface Postmaster {
  readonly identity: ProcessIdentity;
  readonly port: number;
  /** It was running already, left by a killed process of ours. */
  readonly adopted: boolean;
}

interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

/** Line by line as PostgreSQL writes it (storage/lmgr, `miscinit.h`: pid, folder, start, port, …, status on the eighth). */
function readPidFile(folder: string): PidFile | null {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() } : null;
  } catch {
    return null;
  }
}

/** @returns the server that already serves this folder, once it answers; null when there is none. */
export async function adoptPostmaster(folder: string): Promise<Postmaster | null> {
  const left = readPidFile(folder);
  if (left === null) return null;
  const identity = identifyProcess(left.pid);
  if (identity === null) return null; // PostgreSQL itself clears up after a server that was killed
  if (!serves(left.pid, folder)) {
    // Its id went to another program, which PostgreSQL would take for the server and refuse to start.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return null;
  }
  const ready = await poll(
    () => {
      if (!isRunning(identity)) return 'gone';
      const now = readPidFile(folder);
      return now?.pid === left.pid && now.status === 'ready' ? now : null;
    },
    { timeoutMs: READY_TIMEOUT_MS },
  );
  if (ready === 'gone') return null;
  if (ready === null) throw notReady(folder);
  return { identity, port: ready.port, adopted: true };
}

/** @throws LocalStackError data_folder_broken, postgres_not_ready */
export async function startPostmaster(
  folder: string,
  logFile: string,
  port: number,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<Postmaster> {
  const patienceEnd = Date.now() + ORPHANED_CHILDREN_MS;
  for (;;) {
    const attempt = await tryStart(folder, logFile, port, binaries, runAs);
    if ('postmaster' in attempt) return attempt.postmaster;
    const childrenStillRun = /is still in use|lock file .* already exists/.test(attempt.said);
    if (!childrenStillRun || Date.now() > patienceEnd) throw brokenFolder(folder, attempt.said);
  }
}

/** Fast shutdown; if that takes too long, an immediate one, from which PostgreSQL recovers at its next start. */
export function stopPostmaster({ identity }: Pick<Postmaster, 'identity'>): Promise<void> {
  return endProcessBy(identity, [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
  ]);
}

async function tryStart(
  folder: string,
  logFile: string,
  port: number,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<{ postmaster: Postmaster } | { said: string }> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(logFile, 'a', 0o600);
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(logFile, runAs.uid, runAs.gid);
  const logStart = statSync(logFile).size;
  // Detached: Ctrl-C in the terminal must not reach PostgreSQL before the game has drained.
  const child = spawn(binaries.postgres, ['-D', folder, '-p', String(port), ...settings], {
    ...runAs,
    cwd: folder,
    env: postgresEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  let exited = false;
  child.once('exit', () => (exited = true));
  child.once('error', () => (exited = true));
  const outcome = await poll(
    () => {
      const file = readPidFile(folder);
      if (file !== null && file.pid === child.pid && file.status === 'ready') return 'ready';
      return exited ? 'exited' : null;
    },
    { timeoutMs: READY_TIMEOUT_MS, everyMs: 5 },
  );
  if (outcome === 'exited') return { said: lastComplaint(logFile, logStart) };
  const identity = child.pid === undefined ? null : identifyProcess(child.pid);
  if (outcome === null || identity === null) throw notReady(folder);
  return { postmaster: { identity, port, adopted: false } };
}

function lastComplaint(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').split('\n');
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|ERROR):/.test(line)) ?? lines.findLast(Boolean);
  return (
    complaint?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').replace(/\.$/, '') ?? 'PostgreSQL said nothing'
  );
}

function serves(pid: number, folder: string): boolean {
  return commandLineOf(pid)?.includes(folder) ?? false;
}

function notReady(folder: string): LocalStackError {
  return new LocalStackError(
    'postgres_not_ready',
    `PostgreSQL did not become ready within ${READY_TIMEOUT_MS / 1000} s on ${folder}; its log lies beside that folder.`,
  );
}
