/** Tells long waits that the process is about to end, so that they answer now and come back elsewhere. */
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setMaxListeners } from 'node:events';

@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly controller = new AbortController();

  constructor() {
    // Every wait of the process listens, as many as there are.
    setMaxListeners(0, this.controller.signal);
  }

  /** Aborted when the process begins to end, before the HTTP server closes. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  beforeApplicationShutdown(): void {
    this.controller.abort();
  }
}
