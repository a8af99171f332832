/** An auditor wants what the nights find, as it is now. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/index.js';
import { insertRows, ReadModels } from '../../platform/read-models/index.js';
import { NightlyAskRow } from './nightly-ask.table.js';
import { nightlyWork } from './nightly-work.js';

export class AskForNightlyWork extends Command<void> {}

@CommandHandler(AskForNightlyWork)
export class AskForNightlyWorkHandler implements ICommandHandler<AskForNightlyWork> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  /** Whoever does it looks every few seconds; what is under way is followed by one more. */
  async execute(): Promise<void> {
    const askedAt = this.clock.now();
    const asks = Object.values(nightlyWork).map((work) => ({ work, askedAt }));
    await insertRows(this.readModels.manager, NightlyAskRow, asks, 'replace');
  }
}
