/**
 * Which processes belong to this data folder, in `processes.json`: `{"api": {"pid": 1234, "startedAt": "…", "operationsPort": 40123}, …}`.
 * After a crash the next start ends what is left of them.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from '../end-process.js';
import { isRunning, type ProcessIdentity } from '../process-identity.js';

/** Milliseconds for one that has nothing to finish. */
export const END_MS = 3_000;

export interface RegisteredProcess extends ProcessIdentity {
  /** Where one of the backend says whether it is ready (`/health/ready`). */
  readonly operationsPort?: number;
}

export class ProcessRegistry {
  private readonly file: string;
  private processes: Record<string, RegisteredProcess> = {};

  constructor(dataDir: string) {
    this.file = join(dataDir, 'processes.json');
  }

  set(name: string, process: RegisteredProcess | null): void {
    if (process === null) delete this.processes[name];
    else this.processes[name] = process;
    const unfinished = `${this.file}.new`;
    writeFileSync(unfinished, JSON.stringify(this.processes, null, 2));
    renameSync(unfinished, this.file);
  }

  /** Ends what an earlier, killed start left running, except `spared`. */
  async endLeftovers(spared: readonly string[], log: (line: string) => void): Promise<void> {
    const left = Object.entries(this.read()).filter(
      ([name, identity]) => !spared.includes(name) && isRunning(identity),
    );
    await Promise.all(
      left.map(async ([name, identity]) => {
        log(`Ending ${name} (process ${identity.pid}), left by an earlier start.`);
        await endProcess(identity, END_MS);
      }),
    );
  }

  /** By their names, as the file has them; they need not run any more. */
  read(): Record<string, RegisteredProcess> {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, RegisteredProcess>;
    } catch {
      return {};
    }
  }
}
