/**
 * The figures of the live desk. A call costs twelve statements, each over few rows by an index however many players there are: eleven of the read models, most of
 * which follow one another, so that a desk that asks every few seconds takes few connections from those who play; one of the accounts database. Beside them it
 * reads the log on from where the read models stand, and asks the queue twice.
 */
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OperationsFigures } from '@rubicon/contracts';
import { CountOverdueErasures } from '../../erasure/index.js';
import { CountUnsentLetters } from '../../mail/index.js';
import { CountMoneyOwed } from '../../payments/index.js';
import { NarrationQueue } from '../../platform/queue/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { CountOpenReserves } from '../../play/index.js';
import { ProviderBudget } from '../../provider-costs/index.js';
import { CountAllParkedLanes } from '../lanes/index.js';
import { waitingIn } from '../waiting/index.js';
import type { FiguresPeriod } from './figures-period.js';
import { ProjectionLags } from './projection-lags.js';
import { sumUpMinutes } from './sum-up-minutes.js';
import { TurnFigures } from './turn-figures.js';

const RESERVE_OPEN_TOO_LONG_MS = 600_000;

export class GetOperationsFigures extends Query<OperationsFigures> {
  constructor(
    readonly period: FiguresPeriod,
    readonly now: Date,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetOperationsFigures)
export class GetOperationsFiguresHandler implements IQueryHandler<GetOperationsFigures> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly turnFigures: TurnFigures,
    private readonly lags: ProjectionLags,
    private readonly budget: ProviderBudget,
    private readonly queue: NarrationQueue,
    private readonly queries: QueryBus,
  ) {}

  async execute({ period, now, position }: GetOperationsFigures): Promise<OperationsFigures> {
    await this.readModels.waitFor(position);
    const [shown, projection, waiting, lettersUnsent] = await Promise.all([
      this.ofReadModels(period, now),
      this.lags.now(),
      waitingIn(this.queue),
      this.queries.execute(new CountUnsentLetters()),
    ]);
    return {
      at: now.toISOString(),
      from: period.from.toISOString(),
      until: period.until.toISOString(),
      ...shown,
      projection,
      waiting,
      lettersUnsent,
    };
  }

  private async ofReadModels(
    period: FiguresPeriod,
    now: Date,
  ): Promise<Omit<OperationsFigures, 'at' | 'from' | 'until' | 'projection' | 'waiting' | 'lettersUnsent'>> {
    return {
      ...sumUpMinutes(period, await this.turnFigures.happenings(period)),
      ...(await this.turnFigures.times(period)),
      underWay: await this.turnFigures.underWay(),
      openReserves: await this.queries.execute(
        new CountOpenReserves(new Date(now.getTime() - RESERVE_OPEN_TOO_LONG_MS)),
      ),
      parkedLanes: await this.queries.execute(new CountAllParkedLanes()),
      modelCost: {
        spentMicroUsd: await this.budget.spentToday(),
        capMicroUsd: this.budget.capMicroUsd,
      },
      erasuresOverdue: await this.queries.execute(new CountOverdueErasures(now)),
      moneyOwed: await this.queries.execute(new CountMoneyOwed()),
    };
  }
}
