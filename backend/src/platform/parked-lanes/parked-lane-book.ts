/**
 * The parked lanes of one process manager, as its owner knows them, and the table that tells everybody else.
 *
 * Whoever becomes the owner first forgets what an earlier one left: everything that is not finished is tried anew, and what fails again is parked
 * again. From then on each change is written at once, one write at a time; what could not be written is written later, for the database may be the
 * very thing that keeps the lanes. Who may be the owner no more writes nothing.
 */
import type { LaneControl, ParkedLane } from '@rubicon/eventsourcing';
import type { DataSource } from 'typeorm';
import type { Log } from '../observability/index.js';
import { forgetLanes, writeLanes } from './write-lanes.js';

export interface ParkedLaneBookPorts {
  readonly database: Pick<DataSource, 'query'>;
  readonly log: Log;
  /** Told how many lanes of the process are parked, whenever that changes. */
  readonly count: (lanes: number) => void;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

const WRITE_AGAIN_AFTER_MS = 1_000;

export class ParkedLaneBook {
  private readonly parkedKeys = new Set<string>();
  /** What the table does not tell yet, by key; null: it is parked no more. */
  private unwritten = new Map<string, ParkedLane | null>();
  private writing: Promise<void> | null = null;
  private held: AbortSignal | null = null;
  private lanes: LaneControl | null = null;

  constructor(
    private readonly process: string,
    private readonly ports: ParkedLaneBookPorts,
  ) {
    ports.count(0);
  }

  get isEmpty(): boolean {
    return this.parkedKeys.size === 0;
  }

  /** Runs what the owner of the process does. @param held aborted when another may own it */
  async during(held: AbortSignal, work: () => Promise<void>): Promise<void> {
    await forgetLanes(this.ports.database, this.process);
    this.held = held;
    try {
      await work();
    } finally {
      this.held = null;
      this.lanes = null;
      await this.writing;
      this.unwritten.clear();
      this.parkedKeys.clear();
      this.ports.count(0);
    }
  }

  began(lanes: LaneControl): void {
    this.lanes = lanes;
  }

  /** It is parked, or still is. */
  put(lane: ParkedLane): void {
    this.parkedKeys.add(lane.key);
    this.change(lane.key, lane);
  }

  remove(key: string): void {
    this.parkedKeys.delete(key);
    this.change(key, null);
  }

  /** Has it tried at once; nothing happens to one that is parked no more. */
  tryNow(key: string): void {
    this.lanes?.tryNow(key);
  }

  private change(key: string, lane: ParkedLane | null): void {
    if (!this.isOwner) return;
    this.ports.count(this.parkedKeys.size);
    this.unwritten.set(key, lane);
    this.writing ??= this.write();
  }

  private get isOwner(): boolean {
    return this.held !== null && !this.held.aborted;
  }

  private async write(): Promise<void> {
    while (this.unwritten.size > 0 && this.isOwner) {
      const changes = this.unwritten;
      this.unwritten = new Map();
      try {
        await writeLanes(this.ports.database, this.process, changes);
      } catch (error) {
        this.ports.log.warn('parked lanes could not be written down, and are tried again', {
          process: this.process,
          error,
        });
        this.unwritten = new Map([...changes, ...this.unwritten]);
        await this.ports.wait(WRITE_AGAIN_AFTER_MS);
      }
    }
    this.writing = null;
  }
}
