/**
 * Lanes: work of one key strictly in order, different keys at once, up to a bound.
 *
 * Where lanes coalesce, work that has not begun yet gives way to newer work of its key: it brings the key as far as the newest event,
 * and so finishes all events before it. Work that has begun does not count for an event that was read later. While they
 * gather, nothing begins: so that a key that lies behind is worked on once, not once for each of its events.
 *
 * Failing work keeps its lane closed: it is tried again with growing pauses, and after some failures the lane is parked, with an
 * alert and long pauses; whoever has mended what kept it can have it tried at once. Other lanes go on. The checkpoint is the place before the lowest unfinished event, so after a restart
 * everything that was not finished comes again, and some that was: work is idempotent.
 */
import { backoffMs } from './runner-ports.js';

export interface LaneOptions {
  /** Most work at once. */
  readonly concurrency: number;
  /** Most work taken in but not finished, what is parked or waits aside; reading waits then. */
  readonly mostUnfinished: number;
  /** Failures before a lane is parked. */
  readonly parkAfter: number;
  /** Pause between two tries of a parked lane, milliseconds. */
  readonly parkedRetryMs: number;
}

/** The event that work is done for, the newest where there are several. */
export interface EventRef {
  readonly id: string;
  readonly type: string;
  readonly correlationId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly position: bigint;
}

/** A lane that cannot be worked on. */
export interface ParkedLane {
  readonly key: string;
  /** What it stands at; null: no event asks for its work. */
  readonly event: EventRef | null;
  /** Why its last try failed. */
  readonly error: unknown;
  /** Failures in a row, from the first on. */
  readonly tries: number;
}

export interface LanePorts {
  wait(milliseconds: number): Promise<void>;
  random(): number;
  /** Work failed and is tried again. */
  failed(error: unknown): void;
  /** A lane was parked: somebody should look. */
  parked(lane: ParkedLane): void;
  /** A parked lane was tried again, in vain. */
  stillParked(lane: ParkedLane): void;
  /** A lane that was parked works again, or waits for something else to end. */
  unparked(key: string): void;
  /** The checkpoint may have moved. */
  progressed(): void;
}

/** `waiting`: something else has to end first; it is asked again after a pause that grows, and nobody is alerted. */
export type WorkOutcome = void | 'waiting';
type Work = () => Promise<WorkOutcome>;

interface Task {
  /** Null: no event asks for it. */
  event: EventRef | null;
  work: Work;
  begun: boolean;
}

interface Lane {
  readonly key: string;
  readonly tasks: Task[];
  failures: number;
  waits: number;
  parked: boolean;
  /** What it waits out before its next try; null: nothing. */
  pause: object | null;
  /** Somebody wants it tried now, and it is being tried: should that fail, it is tried again at once. */
  hurried: boolean;
  /** Parked or waiting: others are not kept out by what it holds. */
  aside: boolean;
}

export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #ready: Lane[] = [];
  /** Unfinished tasks in the log order of the first event of each; the value is the position that was complete before it. */
  readonly #unfinished = new Map<Task, bigint | null>();
  #read: bigint | null;
  #running = 0;
  #aside = 0;
  #gathering = false;
  #stopped = false;
  #roomMade: (() => void)[] = [];
  #rested: (() => void)[] = [];

  constructor(
    private readonly options: LaneOptions,
    private readonly coalesce: boolean,
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

  /** Nothing up to `position` needs work, beyond what was handed in. */
  pass(position: bigint): void {
    if (this.#read === null || position > this.#read) this.#read = position;
    if (this.#unfinished.size === 0) this.ports.progressed();
  }

  add(key: string, event: EventRef, work: Work): void {
    const before = this.#read;
    this.#read = event.position;
    const lane = this.#lanes.get(key);
    const newest = lane?.tasks.at(-1);
    if (lane && newest && this.coalesce && !newest.begun) {
      if (newest.event === null) this.#owe(lane, newest, before);
      newest.event = event;
      newest.work = work;
    } else this.#owe(...this.#open(key, { event, work, begun: false }), before);
    this.#start();
  }

  /** Work that no event asks for, and that no checkpoint waits for. Nothing happens where the key has work already, or waits to try again. */
  urge(key: string, work: Work): void {
    if (this.#lanes.has(key)) return;
    this.#open(key, { event: null, work, begun: false });
    this.#start();
  }

  /**
   * A parked lane is tried now and not after its pause. A try that is under way began before whoever asks: when it fails, another follows at once.
   * Answers whether there is such a lane.
   */
  tryNow(key: string): boolean {
    const lane = this.#lanes.get(key);
    if (!lane?.parked) return false;
    if (lane.tasks[0]?.begun) lane.hurried = true;
    else if (lane.pause) this.#resume(lane);
    return true;
  }

  /** Much is to come: nothing begins before `begin`, or before there is no room left. */
  gather(): void {
    this.#gathering = this.coalesce;
  }

  begin(): void {
    this.#gathering = false;
    this.#start();
  }

  /** Resolves when there is room for another event. What was gathered is finished first. */
  async room(): Promise<void> {
    if (this.#waiting() < this.options.mostUnfinished) return;
    const gathering = this.#gathering;
    if (gathering) this.begin();
    const most = gathering ? 1 : this.options.mostUnfinished;
    while (!this.#stopped && this.#waiting() >= most)
      await new Promise<void>((resolve) => this.#roomMade.push(resolve));
    if (gathering) this.gather();
  }

  /** Starts nothing more; resolves when what runs has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#makeRoom();
    if (this.#running > 0) await new Promise<void>((resolve) => this.#rested.push(resolve));
  }

  #waiting(): number {
    return this.#unfinished.size - this.#aside;
  }

  #open(key: string, task: Task): [Lane, Task] {
    const lane = this.#lanes.get(key);
    if (lane) {
      lane.tasks.push(task);
      return [lane, task];
    }
    const opened: Lane = {
      key,
      tasks: [task],
      failures: 0,
      waits: 0,
      parked: false,
      pause: null,
      hurried: false,
      aside: false,
    };
    this.#lanes.set(key, opened);
    this.#ready.push(opened);
    return [opened, task];
  }

  #owe(lane: Lane, task: Task, before: bigint | null): void {
    this.#unfinished.set(task, before);
    if (lane.aside) this.#aside += 1;
  }

  #owedBy(lane: Lane): number {
    return lane.tasks.filter((task) => this.#unfinished.has(task)).length;
  }

  #start(): void {
    while (!this.#stopped && !this.#gathering && this.#running < this.options.concurrency) {
      const lane = this.#ready.shift();
      const task = lane?.tasks[0];
      if (!lane || !task) return;
      this.#running += 1;
      void this.#run(lane, task);
    }
  }

  async #run(lane: Lane, task: Task): Promise<void> {
    task.begun = true;
    try {
      const outcome = await task.work();
      if (outcome === 'waiting') {
        task.begun = false;
        this.#waits(lane);
      } else this.#finished(lane, task);
    } catch (error) {
      // The next try begins anew, and counts for what is read until then.
      task.begun = false;
      this.#failed(lane, task, error);
    }
    this.#leave();
  }

  #finished(lane: Lane, task: Task): void {
    this.#setAside(lane, false);
    this.#unpark(lane);
    lane.failures = 0;
    lane.waits = 0;
    lane.hurried = false;
    lane.tasks.shift();
    this.#unfinished.delete(task);
    if (lane.tasks.length === 0) this.#lanes.delete(lane.key);
    else this.#ready.push(lane);
    this.#makeRoom();
    this.ports.progressed();
  }

  #failed(lane: Lane, { event }: Task, error: unknown): void {
    lane.failures += 1;
    this.ports.failed(error);
    const told = { key: lane.key, event, error, tries: lane.failures };
    if (lane.parked) this.ports.stillParked(told);
    else if (lane.failures >= this.options.parkAfter) {
      lane.parked = true;
      this.#setAside(lane, true);
      this.ports.parked(told);
    }
    this.#again(lane, lane.parked ? this.options.parkedRetryMs : this.#pauseAfter(lane.failures));
  }

  #waits(lane: Lane): void {
    this.#unpark(lane);
    lane.failures = 0;
    lane.waits += 1;
    this.#setAside(lane, true);
    this.#again(lane, this.#pauseAfter(lane.waits));
  }

  #unpark(lane: Lane): void {
    if (!lane.parked) return;
    lane.parked = false;
    this.ports.unparked(lane.key);
  }

  #again(lane: Lane, pauseMs: number): void {
    if (lane.hurried) {
      lane.hurried = false;
      this.#ready.push(lane);
      return;
    }
    const pause = {};
    lane.pause = pause;
    void this.ports.wait(pauseMs).then(() => {
      // Otherwise somebody did not want to wait for it.
      if (lane.pause === pause) this.#resume(lane);
    });
  }

  #resume(lane: Lane): void {
    lane.pause = null;
    this.#ready.push(lane);
    this.#start();
  }

  #pauseAfter(times: number): number {
    return backoffMs(times - 1, () => this.ports.random());
  }

  #setAside(lane: Lane, aside: boolean): void {
    if (lane.aside === aside) return;
    lane.aside = aside;
    this.#aside += aside ? this.#owedBy(lane) : -this.#owedBy(lane);
    this.#makeRoom();
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
