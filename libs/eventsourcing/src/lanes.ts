/**
 * Lanes: events of one key strictly in order, different keys at once, up to a bound.
 *
 * A failing event keeps its lane closed: it is tried again with growing pauses, and after some failures the lane is parked, with an
 * alert and long pauses. Other lanes go on. The checkpoint is the place before the lowest unfinished event, so after a restart
 * everything that was not finished comes again, and some that was: reactions are idempotent.
 */
import type { RecordedEvent } from './event-codec.js';
import { backoffMs } from './runner-ports.js';

export interface LaneOptions {
  /** Most reactions at once. */
  readonly concurrency: number;
  /** Most events read but not finished, parked ones aside; reading waits then. */
  readonly mostUnfinished: number;
  /** Failures of one event before its lane is parked. */
  readonly parkAfter: number;
  /** Pause between two tries of a parked lane, milliseconds. */
  readonly parkedRetryMs: number;
}

export interface LanePorts {
  react(event: RecordedEvent): Promise<void>;
  wait(milliseconds: number): Promise<void>;
  random(): number;
  /** A reaction failed and is tried again. */
  failed(event: RecordedEvent, error: unknown): void;
  /** A lane was parked: somebody should look. */
  parked(key: string, event: RecordedEvent, error: unknown): void;
  /** The checkpoint may have moved. */
  progressed(): void;
}

interface Lane {
  readonly key: string;
  readonly events: RecordedEvent[];
  failures: number;
  parked: boolean;
}

export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #ready: Lane[] = [];
  /** Unfinished events in log order; the value is the position that was complete before them. */
  readonly #unfinished = new Map<bigint, bigint | null>();
  #read: bigint | null;
  #running = 0;
  #inParkedLanes = 0;
  #stopped = false;
  #roomMade: (() => void)[] = [];
  #rested: (() => void)[] = [];

  constructor(
    private readonly options: LaneOptions,
    private readonly ports: LanePorts,
    from: bigint | null,
  ) {
    this.#read = from;
  }

  /** Everything up to here is finished; null: nothing is. */
  get checkpoint(): bigint | null {
    const lowest = this.#unfinished.values().next();
    return lowest.done ? this.#read : lowest.value;
  }

  /** Everything up to here was handed in. */
  get read(): bigint | null {
    return this.#read;
  }

  /** The event needs no reaction. */
  pass(position: bigint): void {
    this.#read = position;
    if (this.#unfinished.size === 0) this.ports.progressed();
  }

  /** The event belongs to what happened before the start, which is left alone; the checkpoint moves only with the next `pass`. */
  skip(position: bigint): void {
    this.#read = position;
  }

  add(key: string, event: RecordedEvent): void {
    this.#unfinished.set(event.position, this.#read);
    this.#read = event.position;
    let lane = this.#lanes.get(key);
    if (lane) {
      if (lane.parked) this.#inParkedLanes += 1;
      lane.events.push(event);
      return;
    }
    lane = { key, events: [event], failures: 0, parked: false };
    this.#lanes.set(key, lane);
    this.#ready.push(lane);
    this.#start();
  }

  /** Resolves when there is room for another event. */
  async room(): Promise<void> {
    while (!this.#stopped && this.#unfinished.size - this.#inParkedLanes >= this.options.mostUnfinished)
      await new Promise<void>((resolve) => this.#roomMade.push(resolve));
  }

  /** Starts nothing more; resolves when what runs has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#makeRoom();
    if (this.#running > 0) await new Promise<void>((resolve) => this.#rested.push(resolve));
  }

  #start(): void {
    while (!this.#stopped && this.#running < this.options.concurrency) {
      const lane = this.#ready.shift();
      if (!lane) return;
      this.#running += 1;
      void this.#run(lane);
    }
  }

  async #run(lane: Lane): Promise<void> {
    const event = lane.events[0];
    try {
      if (event) await this.ports.react(event);
    } catch (error) {
      if (event) this.#failed(lane, event, error);
      this.#leave();
      return;
    }
    if (event) this.#finished(lane, event);
    this.#leave();
  }

  #finished(lane: Lane, event: RecordedEvent): void {
    if (lane.parked) this.#inParkedLanes -= lane.events.length;
    lane.parked = false;
    lane.failures = 0;
    lane.events.shift();
    this.#unfinished.delete(event.position);
    if (lane.events.length === 0) this.#lanes.delete(lane.key);
    else this.#ready.push(lane);
    this.#makeRoom();
    this.ports.progressed();
  }

  #failed(lane: Lane, event: RecordedEvent, error: unknown): void {
    lane.failures += 1;
    this.ports.failed(event, error);
    if (lane.failures >= this.options.parkAfter && !lane.parked) {
      lane.parked = true;
      this.#inParkedLanes += lane.events.length;
      this.#makeRoom();
      this.ports.parked(lane.key, event, error);
    }
    const pause = lane.parked
      ? this.options.parkedRetryMs
      : backoffMs(lane.failures - 1, () => this.ports.random());
    void this.ports.wait(pause).then(() => {
      this.#ready.push(lane);
      this.#start();
    });
  }

  #leave(): void {
    this.#running -= 1;
    this.#start();
    if (this.#running > 0) return;
    const rested = this.#rested;
    this.#rested = [];
    for (const resolve of rested) resolve();
  }

  #makeRoom(): void {
    const waiting = this.#roomMade;
    this.#roomMade = [];
    for (const resolve of waiting) resolve();
  }
}
