/** The parked lanes of every process manager that runs here: one book each, and an ear for operators who want some of them tried at once. */
import { once } from 'node:events';
import type { Gauge } from 'prom-client';
import type { Log } from '../observability/index.js';
import type { Notifications } from '../postgres/index.js';
import { ASKED_LANES_CHANNEL, takeAskedLanes } from './asked-lanes.js';
import { ParkedLaneBook, type ParkedLaneBookPorts } from './parked-lane-book.js';

export interface ParkedLanesPorts extends Pick<ParkedLaneBookPorts, 'database'> {
  readonly notifications: Pick<Notifications, 'on'>;
  readonly log: Log;
  readonly lanes: Gauge<'process'>;
}

/** A word that was lost is made up for so soon. */
const LOOK_EVERY_MS = 2_000;

export class ParkedLanes {
  private readonly books = new Map<string, ParkedLaneBook>();

  constructor(private readonly ports: ParkedLanesPorts) {}

  bookOf(process: string, wait: ParkedLaneBookPorts['wait']): ParkedLaneBook {
    const { database, log, lanes } = this.ports;
    const count = (parked: number): void => lanes.set({ process }, parked);
    const book = new ParkedLaneBook(process, { database, log, count, wait });
    this.books.set(process, book);
    return book;
  }

  /** Has tried at once what operators ask for, until `signal` is aborted. */
  async listen(signal: AbortSignal): Promise<void> {
    let looking = Promise.resolve();
    const look = (): void => {
      looking = looking.then(() => this.tryAsked());
    };
    const stopListening = this.ports.notifications.on(ASKED_LANES_CHANNEL, look);
    const again = setInterval(look, LOOK_EVERY_MS);
    if (!signal.aborted) await once(signal, 'abort');
    clearInterval(again);
    stopListening();
    await looking;
  }

  private async tryAsked(): Promise<void> {
    const processes = [...this.books].filter(([, book]) => !book.isEmpty).map(([process]) => process);
    if (processes.length === 0) return;
    try {
      for (const { process, key } of await takeAskedLanes(this.ports.database, processes))
        this.books.get(process)?.tryNow(key);
    } catch (error) {
      this.ports.log.warn('what is asked of parked lanes could not be read, and is looked for again', {
        error,
      });
    }
  }
}
