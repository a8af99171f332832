import { setMaxListeners } from 'node:events';
import {
  runProcess,
  type DomainEvent,
  type EventStore,
  type Lease,
  type Process,
} from '@rubicon/eventsourcing';
import { setTimeout as wait } from 'node:timers/promises';
import type { Counter } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Log } from '../observability/index.js';
import { allCodecs } from '../event-store/index.js';
import type { ParkedLanes } from '../parked-lanes/index.js';
import { Processes, type ProcessOptions } from './processes.js';

interface CheckpointRow {
  readonly position: string;
}

export interface ProcessHostPorts {
  readonly eventStore: EventStore;
  readonly database: Pick<DataSource, 'query'>;
  readonly lease: Lease;
  readonly log: Log;
  readonly parked: Counter<'process'>;
  readonly parkedLanes: ParkedLanes;
  /** A process stopped for good: newer code has written what it cannot read. */
  readonly stopped: (name: string, error: unknown) => void;
}

export class ProcessHost extends Processes {
  private readonly registered: { readonly process: Process; readonly options: ProcessOptions }[] = [];

  constructor(private readonly ports: ProcessHostPorts) {
    super();
  }

  register<Event extends DomainEvent>(process: Process<Event>, options: ProcessOptions = {}): void {
    if (this.registered.some((other) => other.process.name === process.name))
      throw new Error(`two processes are called ${process.name}`);
    // A process is handed only the types it says it handles.
    this.registered.push({ process: process, options });
  }

  get all(): readonly Process[] {
    return this.registered.map(({ process }) => process);
  }

  /** Runs all of them until `signal` is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    // Every pause of every process ends with it.
    setMaxListeners(0, signal);
    await Promise.all([
      this.ports.parkedLanes.listen(signal),
      ...this.registered.map(({ process, options }) =>
        this.runOne(process, options, signal).catch((error: unknown) => {
          this.ports.log.error('a process manager stopped', { process: process.name, error });
          this.ports.stopped(process.name, error);
        }),
      ),
    ]);
  }

  private runOne(process: Process, { caughtUp }: ProcessOptions, signal: AbortSignal): Promise<void> {
    const { eventStore, database, lease, log, parked } = this.ports;
    const pause = (ms: number): Promise<void> => wait(ms, undefined, { signal }).catch(() => undefined);
    const book = this.ports.parkedLanes.bookOf(process.name, pause);
    return runProcess(
      process,
      {
        eventStore,
        codecs: allCodecs,
        lease: (name, until, work) => lease(name, until, (held) => book.during(held, () => work(held))),
        store: {
          async loadCheckpoint(name) {
            const [row] = await database.query<CheckpointRow[]>(
              'SELECT position FROM process_checkpoint WHERE name = $1',
              [name],
            );
            return row ? BigInt(row.position) : null;
          },
          async saveCheckpoint(name, position) {
            await database.query(
              `INSERT INTO process_checkpoint (name, position) VALUES ($1, $2)
               ON CONFLICT (name) DO UPDATE SET position = excluded.position`,
              [name, position.toString()],
            );
          },
        },
        wait: pause,
        random: Math.random,
        troubled: (error) => log.warn('a process failed and tries again', { process: process.name, error }),
        began: (lanes) => book.began(lanes),
        parked: (lane) => {
          const { key, event, error } = lane;
          parked.inc({ process: process.name });
          book.put(lane);
          log.error('a key was parked: it waits, others go on', {
            process: process.name,
            key,
            eventType: event?.type,
            position: event?.position.toString(),
            error,
          });
        },
        stillParked: (lane) => book.put(lane),
        unparked: (key) => book.remove(key),
        ...(caughtUp === undefined ? {} : { caughtUp }),
      },
      signal,
    );
  }
}
