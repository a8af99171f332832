/** Asks for something to be done with the read models: a projector does it. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReadModelJob } from '@rubicon/contracts';
import { Clock, Ids } from '../../platform/clock/index.js';
import { canBeFilledOn, replacedReadModels } from '../../platform/projector/index.js';
import { ReadModels, Tables } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ReadModelJobs } from './read-model-jobs.js';

export class AskForReadModelJob extends Command<void> {
  constructor(
    readonly kind: ReadModelJob['kind'],
    readonly staffId: string,
    /** Of a rebuild: whether tables that are not as the live ones are put in their place. */
    readonly acceptsDifferences = false,
  ) {
    super();
  }
}

@CommandHandler(AskForReadModelJob)
export class AskForReadModelJobHandler implements ICommandHandler<AskForReadModelJob> {
  constructor(
    private readonly jobs: ReadModelJobs,
    private readonly readModels: ReadModels,
    private readonly tables: Tables,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused `rebuild_under_way`, `nothing_replaced`, `replaced_by_other_code` */
  async execute({ kind, staffId: askedBy, acceptsDifferences }: AskForReadModelJob): Promise<void> {
    if (kind !== 'rebuild') {
      const replaced = await replacedReadModels(this.readModels.dataSource);
      if (!replaced) throw new Refused('nothing_replaced');
      if (kind === 'swap_back' && !canBeFilledOn(replaced, this.tables))
        throw new Refused('replaced_by_other_code');
    }
    const askedAt = this.clock.now();
    await this.jobs.ask({ jobId: this.ids.uuid(), kind, acceptsDifferences, askedBy, askedAt });
  }
}
