/** The months of the books, newest first, and one of them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AuditMonth, AuditMonthList } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { AuditMonths } from './audit-months.js';

export class ListAuditMonths extends Query<AuditMonthList> {
  constructor(readonly position: bigint | null) {
    super();
  }
}

@QueryHandler(ListAuditMonths)
export class ListAuditMonthsHandler implements IQueryHandler<ListAuditMonths> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly months: AuditMonths,
  ) {}

  async execute({ position }: ListAuditMonths): Promise<AuditMonthList> {
    await this.readModels.waitFor(position);
    return { months: await this.months.all() };
  }
}

export class GetAuditMonth extends Query<AuditMonth> {
  constructor(
    readonly month: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetAuditMonth)
export class GetAuditMonthHandler implements IQueryHandler<GetAuditMonth> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly months: AuditMonths,
  ) {}

  /** @throws Refused `unknown_month` */
  async execute({ month, position }: GetAuditMonth): Promise<AuditMonth> {
    await this.readModels.waitFor(position);
    const found = (await this.months.all()).find((each) => each.month === month);
    if (!found) throw new Refused('unknown_month');
    return found;
  }
}
