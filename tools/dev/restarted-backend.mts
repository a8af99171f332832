/** The backend with all of its roles in one process, started anew when it is told to. One that does not start waits for the next time. */
import { backendProcesses, type BackendOptions, type BackendProcesses } from '@rubicon/local-stack';

export class RestartedBackend {
  private running: BackendProcesses | null = null;
  private inTurn: Promise<void> = Promise.resolve();
  private isAwaited = false;

  constructor(private readonly options: Omit<BackendOptions, 'roles' | 'nodeFlags' | 'onMisconfigured'>) {}

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
    await this.running?.stop();
  }

  private async restart(): Promise<void> {
    this.isAwaited = false;
    const { line } = this.options;
    const began = performance.now();
    await this.running?.stop();
    this.running = await backendProcesses({
      ...this.options,
      roles: { backend: 'api,narrator,projector' },
      // Those of the running game spare memory, and make its start longer.
      nodeFlags: [],
      onMisconfigured: () => undefined,
    });
    try {
      await this.running.start();
      line(`backend   | ready after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    } catch (error) {
      line(
        `backend   | ${error instanceof Error ? error.message : String(error)} It waits for the next save.`,
      );
    }
  }
}
