/** An auditor wants the provider's side as it is now. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { providerLists } from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { insertRows, ReadModels } from '../../platform/read-models/index.js';
import { ProviderFetchRow } from './provider-fetch.table.js';

export class AskForProviderFetch extends Command<void> {}

@CommandHandler(AskForProviderFetch)
export class AskForProviderFetchHandler implements ICommandHandler<AskForProviderFetch> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  /** Whoever fetches looks for it every other second; a round that is under way is followed by one more. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    await insertRows(
      this.readModels.manager,
      ProviderFetchRow,
      providerLists.map((list) => ({
        list,
        state: 'fetching' as const,
        changedAt: now,
        rows: 0,
        completedAt: now,
        askedAt: now,
      })),
      { replace: ['askedAt'] },
    );
  }
}
