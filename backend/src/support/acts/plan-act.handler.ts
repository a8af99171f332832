/** The dry run of an act: what would be appended. Nothing is. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ActPlan } from '@rubicon/contracts';
import { Clock, Ids } from '../../platform/clock/index.js';
import { ActPlans } from './act-plans.js';
import { ActRequests, type ActAsked } from './act-requests.js';

export class PlanActOf extends Command<ActPlan> {
  constructor(readonly asked: ActAsked) {
    super();
  }
}

@CommandHandler(PlanActOf)
export class PlanActHandler implements ICommandHandler<PlanActOf> {
  constructor(
    private readonly plans: ActPlans,
    private readonly requests: ActRequests,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused as the act would be */
  async execute({ asked }: PlanActOf): Promise<ActPlan> {
    return this.plans.of(await this.requests.commandOf(asked, this.ids.uuid(), this.clock.nowIso()));
  }
}
