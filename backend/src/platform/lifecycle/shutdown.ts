/** Tells long waits that the process is about to end, so that they answer now and come back elsewhere; and lets the process end by itself. */
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setMaxListeners } from 'node:events';

@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly controller = new AbortController();
  private request = (): void => undefined;
  /** Resolves when the process has nothing left to do: whoever started it ends it, in order. */
  readonly requested: Promise<void> = new Promise((resolve) => (this.request = resolve));

  constructor() {
    // Every wait of the process listens, as many as there are.
    setMaxListeners(0, this.controller.signal);
  }

  /** Aborted when the process begins to end, before the HTTP server closes. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The process has nothing left to do. */
  ask(): void {
    this.request();
  }

  beforeApplicationShutdown(): void {
    this.controller.abort();
  }
}
