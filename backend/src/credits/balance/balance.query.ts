/** What a player holds, and what became of the rest. Micro-dollars. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadModels } from '../../platform/read-models/index.js';
import { BalanceRow } from './balance.table.js';

export type Balance = Omit<BalanceRow, 'playerId'>;

const EMPTY: Balance = {
  available: 0,
  reserved: 0,
  held: 0,
  frozen: 0,
  purchased: 0,
  granted: 0,
  charged: 0,
  withdrawn: 0,
};

export class GetBalance extends Query<Balance> {
  constructor(readonly playerId: string) {
    super();
  }
}

@QueryHandler(GetBalance)
export class GetBalanceHandler implements IQueryHandler<GetBalance> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ playerId }: GetBalance): Promise<Balance> {
    return (await this.readModels.repository(BalanceRow).findOneBy({ playerId })) ?? EMPTY;
  }
}
