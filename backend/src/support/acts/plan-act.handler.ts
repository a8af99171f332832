/** The dry run of an act: what would be appended. Nothing is. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ActPlan } from '@rubicon/contracts';
import type { RequestAct } from '@rubicon/domain';
import { AppConfig } from '../../platform/config/index.js';
import { Clock, Ids } from '../../platform/clock/index.js';
import { ActPlans } from './act-plans.js';
import { requestOf, type ActAsked } from './request-of-act.js';

export class PlanActOf extends Command<ActPlan> {
  constructor(readonly asked: ActAsked) {
    super();
  }
}

@CommandHandler(PlanActOf)
export class PlanActHandler implements ICommandHandler<PlanActOf> {
  constructor(
    private readonly plans: ActPlans,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused as the act would be */
  execute({ asked }: PlanActOf): Promise<ActPlan> {
    const above = this.config.staffApprovalAboveMicroUsd;
    const command: RequestAct = requestOf(asked, this.ids.uuid(), above, this.clock.nowIso());
    return this.plans.of(command);
  }
}
