/**
 * How far the read models lie behind the log: the events after their checkpoint, of the streams that they are filled from. Nobody writes down how many events a
 * log has, so they are counted by reading on from there: none when all is shown, and never more than so many. What they hold is not kept.
 */
import { Injectable } from '@nestjs/common';
import type { ProjectionLag } from '@rubicon/contracts';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { readCheckpoint, ReadModels, Tables } from '../../platform/read-models/index.js';

const COUNTED_AT_MOST = 500;

@Injectable()
export class ProjectionLags {
  private readonly categories: readonly string[];

  constructor(
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    tables: Tables,
  ) {
    this.categories = [...new Set(tables.readModels.all.flatMap(({ projection }) => projection.categories))];
  }

  /** @throws EventStoreUnavailable */
  async now(): Promise<ProjectionLag> {
    const { position } = await readCheckpoint(this.readModels.manager);
    let events = 0;
    let oldestAt: string | null = null;
    const { categories } = this;
    for await (const { metadata } of this.store.readAll({ from: position ?? 'start', categories })) {
      oldestAt ??= metadata.at;
      events += 1;
      if (events === COUNTED_AT_MOST) break;
    }
    return { events, oldestAt };
  }
}
