/**
 * The backend with all of its roles in one process, started anew when it is told to. One that does not start waits for the next time.
 * Most of a start goes into loading packages, which no save changes: the next process has done that when it is asked for.
 */
import { join } from 'node:path';
import { backendProcesses, type BackendOptions, type BackendProcesses } from '@rubicon/local-stack';

export class RestartedBackend {
  private running: BackendProcesses | null = null;
  private next: BackendProcesses | null = null;
  private inTurn: Promise<void> = Promise.resolve();
  private isAwaited = false;

  constructor(
    private readonly options: Omit<
      BackendOptions,
      'roles' | 'nodeFlags' | 'waitsForMessage' | 'onMisconfigured'
    >,
  ) {}

  /** Resolves when it is ready, or does not start. What is asked for before its turn comes is one start. */
  startAnew(): Promise<void> {
    if (!this.isAwaited) {
      this.isAwaited = true;
      this.inTurn = this.inTurn.then(() => this.restart());
    }
    return this.inTurn;
  }

  async stop(): Promise<void> {
    this.isAwaited = true;
    await this.inTurn;
    await Promise.all([this.running?.stop(), this.next?.stop()]);
  }

  private async restart(): Promise<void> {
    this.isAwaited = false;
    const { line } = this.options;
    const began = performance.now();
    await this.running?.stop();
    this.running = this.next ?? (await this.process());
    this.next = null;
    try {
      await this.running.start();
      line(`backend   | ready after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    } catch (error) {
      line(
        `backend   | ${error instanceof Error ? error.message : String(error)} It waits for the next save.`,
      );
    }
    this.next = await this.process();
    this.next.prepare();
  }

  private process(): Promise<BackendProcesses> {
    return backendProcesses({
      ...this.options,
      roles: { backend: 'api,narrator,projector,auditor' },
      // Those of the running game spare memory, and make its start longer.
      nodeFlags: ['--import', join(import.meta.dirname, 'load-packages.mjs')],
      waitsForMessage: true,
      onMisconfigured: () => undefined,
    });
  }
}
