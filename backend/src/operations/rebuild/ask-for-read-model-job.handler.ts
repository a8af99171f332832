/** Asks for something to be done with the read models: a projector does it. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReadModelJob } from '@rubicon/contracts';
import { faultOfLastingReason, lastingReason } from '@rubicon/domain';
import { Clock, Ids } from '../../platform/clock/index.js';
import { canBeFilledOn, replacedReadModels } from '../../platform/projector/index.js';
import { ReadModels, Tables } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ReadModelJobs } from './read-model-jobs.js';

/** What is asked for, and of a rebuild why. */
export type WantedReadModelJob =
  | {
      readonly kind: 'rebuild';
      readonly reason: string;
      /** Whether tables that are not as the live ones are put in their place. */
      readonly acceptsDifferences: boolean;
    }
  | { readonly kind: Exclude<ReadModelJob['kind'], 'rebuild'> };

export class AskForReadModelJob extends Command<void> {
  constructor(
    readonly staffId: string,
    readonly wanted: WantedReadModelJob,
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

  /** @throws Refused `rebuild_under_way`, `nothing_replaced`, `replaced_by_other_code`, and for what is wrong with the reason */
  async execute({ staffId: askedBy, wanted }: AskForReadModelJob): Promise<void> {
    const { kind } = wanted;
    const [reason, acceptsDifferences] =
      kind === 'rebuild' ? [keptReason(wanted.reason), wanted.acceptsDifferences] : [null, false];
    if (kind !== 'rebuild') {
      const replaced = await replacedReadModels(this.readModels.dataSource);
      if (!replaced) throw new Refused('nothing_replaced');
      if (kind === 'swap_back' && !canBeFilledOn(replaced, this.tables))
        throw new Refused('replaced_by_other_code');
    }
    const askedAt = this.clock.now();
    await this.jobs.ask({ jobId: this.ids.uuid(), kind, acceptsDifferences, reason, askedBy, askedAt });
  }
}

/** @throws Refused for what is wrong with it */
function keptReason(given: string): string {
  const reason = lastingReason(given);
  const fault = faultOfLastingReason(reason);
  if (fault) throw new Refused(fault);
  return reason;
}
