import type { DataSource } from 'typeorm';
import type { Notifications } from '../postgres/index.js';
import { Refused } from '../refusals/index.js';
import { CHECKPOINT_CHANNEL, readCheckpoint } from './checkpoint.js';
import { PositionWaiter } from './position-waiter.js';
import { ReadModels } from './read-models.js';

const WAIT_MS = 3_000;

export class PostgresReadModels extends ReadModels {
  private readonly waiter: PositionWaiter;

  constructor(dataSource: DataSource, notifications: Notifications) {
    super(dataSource);
    this.waiter = new PositionWaiter(
      notifications,
      CHECKPOINT_CHANNEL,
      async () => (await readCheckpoint(dataSource.manager)).position,
    );
  }

  async waitFor(position: bigint | null, timeoutMs = WAIT_MS): Promise<void> {
    if (position === null || (await this.waiter.reached(position, timeoutMs))) return;
    throw new Refused('read_model_behind');
  }
}
