/**
 * A seeded, cooperative scheduler: runs the product's own code against ports whose every call is a scheduling point.
 *
 * Actors are asynchronous functions. Whatever they await from outside goes through `call`: the scheduler picks one waiting call at a
 * time, carries out its effect and settles its promise. Time is simulated. Faults strike at the chosen call: the actor dies
 * before or after the effect, lives on as a zombie beside its successor, or gets no answer. The same seed gives the same run.
 */

/** One life of an actor. After a crash the actor lives again, with none of its memory. */
export interface Incarnation {
  readonly actor: string;
  readonly number: number;
  /** `zombie`: replaced, but still running, and slow. */
  readonly fate: 'alive' | 'zombie' | 'dead';
}

/** `pause`: the whole process stands still for a while, before the call is made; its other calls wait as well. */
export type Fault = 'crash_before' | 'crash_after' | 'zombie' | 'pause' | 'unavailable' | 'lost_answer';

export interface CallOptions {
  /** The call waits until this is true; always ready unless told. */
  readonly ready?: () => boolean;
  /** What the caller gets when the other side cannot be reached, or its answer is lost; without it the call has no such fault. */
  readonly unavailable?: () => Error;
}

export interface SimulationOptions {
  readonly seed: number;
  /** Simulated milliseconds since 1970 at the start. */
  readonly startAtMs: number;
  /** Lets everything that can run without a further call run: one turn of the event loop. */
  readonly settle: () => Promise<void>;
  /** The chance that a chosen call meets a fault, while `faults` is on. */
  readonly faultRate: number;
}

interface Life extends Incarnation {
  fate: 'alive' | 'zombie' | 'dead';
}

interface WaitingCall {
  readonly life: Life;
  readonly label: string;
  readonly effect: () => unknown;
  readonly ready: (() => boolean) | undefined;
  readonly unavailable: (() => Error) | undefined;
  dueMs: number;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

type Main = (incarnation: Incarnation) => Promise<void>;

/** Simulated time that one call takes at most, milliseconds. */
const CALL_MS_MOST = 12;
/** The longest pause of a process, milliseconds. */
const PAUSE_MS_MOST = 15_000;
/** The chance that a zombie's call is carried out when it was chosen; else another choice is made. */
const ZOMBIE_PACE = 0.2;

export class Simulation {
  /** Faults strike only while this is on. */
  faults = true;
  /** How often each fault struck each kind of call. */
  readonly faultLog = new Map<string, number>();
  /** What actors threw. They must not. */
  readonly errors: unknown[] = [];
  steps = 0;
  readonly #actors = new Map<string, { main: Main; lives: number }>();
  #waiting: WaitingCall[] = [];
  #nowMs: number;
  #randomState: number;

  constructor(private readonly options: SimulationOptions) {
    this.#nowMs = options.startAtMs;
    this.#randomState = options.seed;
  }

  now(): number {
    return this.#nowMs;
  }

  /** In [0, 1); mulberry32. */
  random(): number {
    this.#randomState = (this.#randomState + 0x6d2b79f5) | 0;
    const a = Math.imul(this.#randomState ^ (this.#randomState >>> 15), 1 | this.#randomState);
    const b = (a + Math.imul(a ^ (a >>> 7), 61 | a)) ^ a;
    return ((b ^ (b >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from 0 to `below` - 1. */
  integer(below: number): number {
    return Math.floor(this.random() * below);
  }

  /** Starts an actor; after every crash it is started again. */
  spawn(actor: string, main: Main): void {
    this.#actors.set(actor, { main, lives: 0 });
    this.#live(actor);
  }

  call<Result>(
    incarnation: Incarnation,
    label: string,
    effect: () => Result | Promise<Result>,
    { ready, unavailable }: CallOptions = {},
  ): Promise<Result> {
    return this.#enqueue(incarnation, label, effect, ready, unavailable, 0);
  }

  wait(incarnation: Incarnation, milliseconds: number): Promise<void> {
    const due = this.#nowMs + milliseconds;
    return this.#enqueue(incarnation, 'wait', () => undefined, undefined, undefined, due);
  }

  /** Counts a fault that the caller itself brought about. */
  note(fault: string, point: string): void {
    const key = `${fault} × ${point}`;
    this.faultLog.set(key, (this.faultLog.get(key) ?? 0) + 1);
  }

  /** Ends one life of an actor from outside; `zombie`s run on. */
  crash(actor: string, fate: 'dead' | 'zombie'): void {
    const life = this.#waiting.find((call) => call.life.actor === actor && call.life.fate === 'alive')?.life;
    if (life) this.#end(life, fate);
  }

  /** Takes steps until `done`, asked after each, or until nothing can happen any more, or for `mostSteps`. */
  async run(done: () => boolean, mostSteps: number): Promise<'done' | 'idle' | 'exhausted'> {
    await this.options.settle();
    for (let step = 0; step < mostSteps; step += 1) {
      if (done()) return 'done';
      const chosen = this.#choose();
      if (!chosen) return 'idle';
      this.steps += 1;
      await this.#carryOut(chosen);
      await this.options.settle();
    }
    return done() ? 'done' : 'exhausted';
  }

  #live(actor: string): void {
    const entry = this.#actors.get(actor);
    if (!entry) throw new TypeError(`no actor ${actor}`);
    entry.lives += 1;
    const life: Life = { actor, number: entry.lives, fate: 'alive' };
    entry.main(life).catch((error: unknown) => {
      if (life.fate !== 'dead') this.errors.push(error);
    });
  }

  #end(life: Life, fate: 'dead' | 'zombie'): void {
    const wasAlive = life.fate === 'alive';
    life.fate = fate;
    if (fate === 'dead') this.#waiting = this.#waiting.filter((call) => call.life !== life);
    if (wasAlive) this.#live(life.actor);
  }

  #enqueue<Result>(
    incarnation: Incarnation,
    label: string,
    effect: () => Result | Promise<Result>,
    ready: (() => boolean) | undefined,
    unavailable: (() => Error) | undefined,
    dueMs: number,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      // The dead call nobody any more.
      if (incarnation.fate === 'dead') return;
      this.#waiting.push({ life: incarnation, label, effect, ready, unavailable, dueMs, resolve, reject });
    });
  }

  #choose(): WaitingCall | null {
    for (;;) {
      const ready = this.#waiting.filter((call) => call.dueMs <= this.#nowMs && (call.ready?.() ?? true));
      if (ready.length === 0) {
        const due = this.#waiting.filter((call) => call.dueMs > this.#nowMs).map((call) => call.dueMs);
        if (due.length === 0) return null;
        this.#nowMs = Math.min(...due);
        continue;
      }
      const chosen = ready[this.integer(ready.length)];
      const onlyZombies = ready.every((call) => call.life.fate === 'zombie');
      if (!chosen || (chosen.life.fate === 'zombie' && !onlyZombies && this.random() > ZOMBIE_PACE)) continue;
      this.#waiting.splice(this.#waiting.indexOf(chosen), 1);
      this.#nowMs += this.random() * CALL_MS_MOST;
      return chosen;
    }
  }

  async #carryOut(call: WaitingCall): Promise<void> {
    const fault = this.#faultAt(call);
    if (fault) this.note(fault, call.label);
    switch (fault) {
      case 'crash_before':
        this.#end(call.life, 'dead');
        return;
      case 'unavailable':
        call.reject(call.unavailable?.());
        return;
      case 'pause':
        this.#pause(call);
        return;
      case 'zombie':
        this.#end(call.life, 'zombie');
        break;
      case 'crash_after':
      case 'lost_answer':
      case null:
    }
    let settle: () => void;
    try {
      const result = await call.effect();
      settle = () => call.resolve(result as never);
    } catch (error) {
      settle = () => call.reject(error);
    }
    if (fault === 'crash_after') this.#end(call.life, 'dead');
    else if (fault === 'lost_answer') call.reject(call.unavailable?.());
    else settle();
  }

  #pause(call: WaitingCall): void {
    const until = this.#nowMs + this.random() * PAUSE_MS_MOST;
    this.#waiting.push(call);
    for (const other of this.#waiting)
      if (other.life === call.life) other.dueMs = Math.max(other.dueMs, until);
  }

  #faultAt(call: WaitingCall): Fault | null {
    if (!this.faults || this.random() >= this.options.faultRate) return null;
    const faults: Fault[] = ['crash_before', 'crash_after', 'pause'];
    if (call.life.fate === 'alive') faults.push('zombie');
    if (call.unavailable) faults.push('unavailable', 'lost_answer');
    return faults[this.integer(faults.length)] ?? null;
  }
}
