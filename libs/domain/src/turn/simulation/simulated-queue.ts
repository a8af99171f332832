/**
 * A job queue with a real one's manners: at least once; a job whose worker died or froze comes again; one that failed too often stays,
 * and its id with it; and now and then everything is lost.
 */
import type { Incarnation } from '@rubicon/eventsourcing/testing';
import type { NarrationJob } from '../turn-ports.js';

const LOCK_MS = 10_000;
const MOST_DELIVERIES = 3;

export interface Delivery {
  readonly job: NarrationJob;
  readonly id: string;
}

interface Entry extends Delivery {
  state: 'waiting' | 'active' | 'failed';
  deliveries: number;
  worker: Incarnation | null;
  lockedUntilMs: number;
}

export class SimulatedQueue {
  #jobs = new Map<string, Entry>();

  constructor(private readonly givesUp: boolean) {}

  enqueue(job: NarrationJob): void {
    const id = `turn-${job.turnId}-a${job.attempt}`;
    if (this.#jobs.has(id)) return;
    this.#jobs.set(id, { id, job, state: 'waiting', deliveries: 0, worker: null, lockedUntilMs: 0 });
  }

  hasLiveJob(turnId: string): boolean {
    return [...this.#jobs.values()].some(({ job, state }) => job.turnId === turnId && state !== 'failed');
  }

  discard(turnId: string): void {
    for (const { id, job, state } of this.#jobs.values())
      if (job.turnId === turnId && state !== 'active') this.#jobs.delete(id);
  }

  get hasWaiting(): boolean {
    return [...this.#jobs.values()].some(({ state }) => state === 'waiting');
  }

  take(worker: Incarnation, nowMs: number): Delivery | null {
    const entry = [...this.#jobs.values()].find(({ state }) => state === 'waiting');
    if (!entry) return null;
    Object.assign(entry, { state: 'active', worker, lockedUntilMs: nowMs + LOCK_MS });
    entry.deliveries += 1;
    return { id: entry.id, job: entry.job };
  }

  finish({ id }: Delivery): void {
    this.#jobs.delete(id);
  }

  fail({ id }: Delivery): void {
    const entry = this.#jobs.get(id);
    if (entry) this.#again(entry);
  }

  /** Nobody renews the lock of a worker that died or froze. */
  recoverStalled(nowMs: number): void {
    for (const entry of this.#jobs.values())
      if (entry.state === 'active' && entry.worker?.fate !== 'alive' && nowMs > entry.lockedUntilMs)
        this.#again(entry);
  }

  lose(): void {
    this.#jobs = new Map();
  }

  #again(entry: Entry): void {
    entry.state = this.givesUp && entry.deliveries >= MOST_DELIVERIES ? 'failed' : 'waiting';
  }
}
