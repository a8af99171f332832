/** Narrators as processes of their own, by name. */
import { once } from 'node:events';
import { endProcess } from '../processes.js';
import { startProcess, type BackendProcess } from '../start-backend.js';

export class NarratorProcesses {
  private readonly running = new Map<string, BackendProcess>();

  /** @param env of the backend they belong to */
  constructor(private readonly env: Readonly<Record<string, string>>) {}

  /** Answers its process id. */
  async start(name: string, slots: number): Promise<number> {
    const process = await startProcess({
      ...this.env,
      ROLES: 'narrator',
      PROCESS_NAME: name,
      NARRATOR_CONCURRENCY: String(slots),
    });
    this.running.set(name, process);
    return process.pid;
  }

  /** Without a word. */
  async kill(name: string): Promise<void> {
    await endProcess(this.take(name), 'SIGKILL');
  }

  /** With which code it ends by itself. */
  async ended(name: string): Promise<number | null> {
    const child = this.take(name);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  }

  /** In order. @param names default: all */
  async stop(names: readonly string[] = [...this.running.keys()]): Promise<void> {
    await Promise.all(names.map((name) => endProcess(this.take(name))));
  }

  private take(name: string): BackendProcess['child'] {
    const process = this.running.get(name);
    if (!process) throw new Error(`no narrator ${name} runs here`);
    this.running.delete(name);
    return process.child;
  }
}
