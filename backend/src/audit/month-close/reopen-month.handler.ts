/** Reopens the month that was closed last, for a reason. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HOUSE } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';

export class ReopenMonthOfHouse extends Command<void> {
  constructor(
    readonly staffId: string,
    /** `YYYY-MM` */
    readonly month: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ReopenMonthOfHouse)
export class ReopenMonthHandler implements ICommandHandler<ReopenMonthOfHouse> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
  ) {}

  /** @throws Refused `month_not_closed`, `later_month_closed`, and for what is wrong with the reason */
  async execute({ staffId, month, reason }: ReopenMonthOfHouse): Promise<void> {
    const context = this.contexts.of({ actorId: staffId });
    const outcome = await this.aggregates.books.handle(
      HOUSE,
      { type: 'ReopenMonth', month, staffId, reason, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
  }
}
