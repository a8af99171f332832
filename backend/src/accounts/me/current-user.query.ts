import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { User } from '@rubicon/contracts';
import { Refused } from '../../platform/refusals/index.js';
import { Accounts } from '../accounts.js';
import { userOf } from '../user.js';

export class GetCurrentUser extends Query<User> {
  constructor(readonly playerId: string) {
    super();
  }
}

@QueryHandler(GetCurrentUser)
export class GetCurrentUserHandler implements IQueryHandler<GetCurrentUser> {
  constructor(private readonly accounts: Accounts) {}

  async execute({ playerId }: GetCurrentUser): Promise<User> {
    const account = await this.accounts.byPlayer(playerId);
    if (!account) throw new Refused('session_ended');
    return userOf(account);
  }
}
