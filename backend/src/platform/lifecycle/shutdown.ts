/** Tells long waits that the process is about to end, so that they answer now and come back elsewhere. */
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private readonly controller = new AbortController();

  /** Aborted when the process begins to end, before the HTTP server closes. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  beforeApplicationShutdown(): void {
    this.controller.abort();
  }
}
