/**
 * Process ids are reused. What names a process for good is its id together with the moment it was started, as the system
 * tells it: from `/proc` on Linux, from `ps` elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque; equal for the same process only. */
  readonly startedAt: string;
}

/** Null when no such process runs (a zombie does not count). */
export function identifyProcess(pid: number): ProcessIdentity | null {
  const startedAt = process.platform === 'linux' ? startedAtFromProc(pid) : startedAtFromPs(pid);
  return startedAt === null ? null : { pid, startedAt };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.startedAt === identity.startedAt;
}

function startedAtFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; the fields after it are fixed (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' || startTicks === undefined ? null : startTicks;
  } catch {
    return null;
  }
}

function startedAtFromPs(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line === '' || line.startsWith('Z') ? null : line.slice(line.indexOf(' ') + 1).trim();
  } catch {
    return null;
  }
}

/** The command line of a process, or null when it cannot be read. */
export function commandLineOf(pid: number): readonly string[] | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(' ');
  } catch {
    return null;
  }
}
