/** Approves or declines what another asked for, or withdraws what one asked for oneself. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ApproveAct, DeclineAct, WithdrawAct } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ActDrive } from './act-drive.js';

export type ActDecision =
  Pick<ApproveAct, 'type'> | Pick<DeclineAct, 'type' | 'reason'> | Pick<WithdrawAct, 'type'>;

export class DecideAboutAct extends Command<bigint | null> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
    readonly actId: string,
    readonly decision: ActDecision,
  ) {
    super();
  }
}

@CommandHandler(DecideAboutAct)
export class DecideAboutActHandler implements ICommandHandler<DecideAboutAct> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly actDrive: ActDrive,
  ) {}

  /** The log position. @throws Refused `unknown_act`, `own_act`, `not_own_act`, `act_decided`, and for what is wrong with a reason */
  async execute({ staffId, playerId, actId, decision }: DecideAboutAct): Promise<bigint | null> {
    const context = this.contexts.of({ actorId: staffId, keyOwner: playerId });
    const outcome = await this.aggregates.support.handle(
      playerId,
      { ...decision, playerId, actId, staffId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return decision.type === 'ApproveAct' ? this.actDrive.after(outcome, playerId, actId) : outcome.position;
  }
}
