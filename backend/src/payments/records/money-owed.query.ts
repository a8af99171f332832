/** Money that is owed to somebody who has no wallet any more: an operator has to see to it. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MoneyOwed } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';

const owed = `
  SELECT count(*)::integer AS count, coalesce(sum(owed_cents), 0)::integer AS "amountCents", min(owed_since) AS oldest
  FROM payment WHERE owed_cents > 0`;

interface Owed {
  readonly count: number;
  readonly amountCents: number;
  readonly oldest: Date | null;
}

export class CountMoneyOwed extends Query<MoneyOwed> {}

@QueryHandler(CountMoneyOwed)
export class CountMoneyOwedHandler implements IQueryHandler<CountMoneyOwed> {
  constructor(private readonly readModels: ReadModels) {}

  async execute(): Promise<MoneyOwed> {
    const [{ count, amountCents, oldest }] = await this.readModels.manager.query<[Owed]>(owed);
    return { count, oldestAt: oldest?.toISOString() ?? null, amountCents };
  }
}
