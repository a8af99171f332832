import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/index.js';
import { ReadModelJobs } from './read-model-jobs.js';

export class CancelReadModelJob extends Command<void> {
  constructor(readonly staffId: string) {
    super();
  }
}

@CommandHandler(CancelReadModelJob)
export class CancelReadModelJobHandler implements ICommandHandler<CancelReadModelJob> {
  constructor(
    private readonly jobs: ReadModelJobs,
    private readonly clock: Clock,
  ) {}

  /** @throws Refused `no_rebuild_under_way` */
  execute({ staffId }: CancelReadModelJob): Promise<void> {
    return this.jobs.cancel(staffId, this.clock.now());
  }
}
