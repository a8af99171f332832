/** Whatever an operator decides of narration, appended to its stream. This process knows at once, every other one by the log. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HOUSE, type NarrationCommand, type NarrationState } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { HouseNarration } from '../../platform/house-narration/index.js';
import { Refused } from '../../platform/refusals/index.js';

type Timeless<Decided> = Decided extends { readonly at: string } ? Omit<Decided, 'at'> : never;
/** Its time is when it is handled. */
export type NarrationDecision = Timeless<NarrationCommand>;

export class DecideNarration extends Command<NarrationState> {
  constructor(readonly decision: NarrationDecision) {
    super();
  }
}

@CommandHandler(DecideNarration)
export class DecideNarrationHandler implements ICommandHandler<DecideNarration> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly house: HouseNarration,
  ) {}

  /**
   * @returns all that holds from now on
   * @throws Refused as the rules say (`libs/domain/src/narration`)
   */
  async execute({ decision }: DecideNarration): Promise<NarrationState> {
    const context = this.contexts.of({ actorId: decision.staffId });
    const command: NarrationCommand = { ...decision, at: context.at };
    const outcome = await this.aggregates.narration.handle(HOUSE, command, context);
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    this.house.saw(outcome);
    return outcome.state;
  }
}
