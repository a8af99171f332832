/** Asks for an act about a player; one that needs nobody else is carried out at once. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actOf } from '@rubicon/domain';
import { v5 as uuidV5 } from 'uuid';
import { Ids } from '../../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ActDrive } from './act-drive.js';
import { ActPlans } from './act-plans.js';
import { ActRequests, type ActAsked } from './act-requests.js';

export class AskForAct extends Command<AskedForAct> {
  constructor(
    readonly asked: ActAsked,
    /** With a key, the same request twice asks once. */
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

export interface AskedForAct {
  readonly actId: string;
  readonly position: bigint | null;
}

@CommandHandler(AskForAct)
export class AskForActHandler implements ICommandHandler<AskForAct> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly plans: ActPlans,
    private readonly actDrive: ActDrive,
    private readonly requests: ActRequests,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused, with nothing asked for */
  async execute({ asked, idempotencyKey }: AskForAct): Promise<AskedForAct> {
    const { playerId, staffId } = asked;
    const actId =
      idempotencyKey === null ? this.ids.uuid() : uuidV5(`act:${playerId}:${idempotencyKey}`, staffId);
    const context = this.contexts.of({ actorId: staffId, keyOwner: playerId });
    const command = await this.requests.commandOf(asked, actId, context.at);
    const { state } = await this.aggregates.support.load(playerId);
    if (actOf(state, actId) === null) await this.plans.of(command);
    const outcome = await this.aggregates.support.handle(playerId, command, context);
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return { actId, position: await this.actDrive.after(outcome, playerId, actId) };
  }
}
