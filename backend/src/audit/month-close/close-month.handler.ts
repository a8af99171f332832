/**
 * Closes a month. The chain's head is signed first, and the books are read as they stand at its position; only then is the close appended. What fails
 * on the way leaves a signed head more, and nothing else.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HOUSE, monthPeriod, whyNotClosed, type PinnedMonth } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Figures } from '../figures/index.js';
import { MonthAdjustments, Months } from '../months/index.js';
import { SignedHeads } from '../proof/index.js';
import { exceptionsOf, factsOf, MonthConditions, type Conditions } from './month-conditions.js';

export class CloseMonthOfHouse extends Command<void> {
  constructor(
    readonly staffId: string,
    /** `YYYY-MM` */
    readonly month: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@CommandHandler(CloseMonthOfHouse)
export class CloseMonthHandler implements ICommandHandler<CloseMonthOfHouse> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly readModels: ReadModels,
    private readonly months: Months,
    private readonly adjustments: MonthAdjustments,
    private readonly conditions: MonthConditions,
    private readonly figures: Figures,
    private readonly heads: SignedHeads,
  ) {}

  /** @throws Refused for what stands in the way, or as `read_model_behind` */
  async execute({ staffId, month, position }: CloseMonthOfHouse): Promise<void> {
    await this.readModels.waitFor(position);
    const context = this.contexts.of({ actorId: staffId });
    const look = (): Promise<Conditions> =>
      this.conditions.at(new Date(context.at), new Date(monthPeriod(month).until));
    const why = whyNotClosed(month, factsOf(month, await look()), await this.months.books(), context.at);
    if (why) throw new Refused(why);

    const head = await this.heads.sign('close');
    await this.readModels.waitFor(BigInt(head.position));
    const conditions = await look();
    const facts = factsOf(month, conditions);
    const pinned = {
      ...(await this.pinnedAt(month, head)),
      acceptedExceptions: exceptionsOf(month, conditions).accepted,
    };
    const outcome = await this.aggregates.books.handle(
      HOUSE,
      { type: 'CloseMonth', month, staffId, facts, pinned, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
  }

  private async pinnedAt(
    month: string,
    head: PinnedMonth['head'],
  ): Promise<Omit<PinnedMonth, 'acceptedExceptions'>> {
    const upTo = BigInt(head.position);
    const closeBefore = (await this.months.closed()).at(-1) ?? null;
    const { from, until } = monthPeriod(month);
    const [totals, adjustments] = await Promise.all([
      this.figures.movedIn(new Date(from), new Date(until), upTo),
      this.adjustments.of(month, closeBefore, upTo),
    ]);
    return { head, totals, adjustments, adjustedSince: closeBefore?.position ?? null };
  }
}
