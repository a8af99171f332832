/**
 * Clears away what has had its time in tables that no event tells of. A process like the others, for its lease, its pauses and its parking; it
 * reacts to nothing: its keys are the names of what is to be cleared, and always overdue.
 */
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { KeyProcess } from '@rubicon/eventsourcing';
import { Processes } from './processes.js';

const EVERY_MS = 60_000;

@Injectable()
export class Housekeeping implements KeyProcess, OnModuleInit {
  readonly name = 'housekeeping';
  /** There is no such stream. */
  readonly categories = ['housekeeping'];
  readonly startAt = 'now';
  readonly handles = [];
  readonly overdue = { everyMs: EVERY_MS, list: () => Promise.resolve([...this.tasks.keys()]) };
  private readonly tasks = new Map<string, () => Promise<void>>();

  constructor(@Inject(Processes) private readonly processes: Processes) {}

  onModuleInit(): void {
    this.processes.register(this);
  }

  /**
   * In `onModuleInit`.
   * @param name unique; appears in logs
   * @param clear may be called any number of times
   */
  register(name: string, clear: () => Promise<void>): void {
    if (this.tasks.has(name)) throw new Error(`two things to clear away are called ${name}`);
    this.tasks.set(name, clear);
  }

  key(): string {
    return this.name;
  }

  async drive(name: string): Promise<void> {
    await this.tasks.get(name)?.();
  }
}
