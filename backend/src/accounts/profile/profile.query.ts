/** The account page's head: who, how much credit, which settings. Balance and settings are folded fresh from the log. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Profile } from '@rubicon/contracts';
import { currentPriceVersion, isGuaranteeUsed, toDollarsDown, turnCeiling } from '@rubicon/domain';
import { AppConfig } from '../../platform/config/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Accounts } from '../accounts.js';

export class GetProfile extends Query<Profile> {
  constructor(readonly playerId: string) {
    super();
  }
}

@QueryHandler(GetProfile)
export class GetProfileHandler implements IQueryHandler<GetProfile> {
  constructor(
    private readonly accounts: Accounts,
    private readonly aggregates: Aggregates,
    private readonly config: AppConfig,
  ) {}

  async execute({ playerId }: GetProfile): Promise<Profile> {
    const [account, wallet, player] = await Promise.all([
      this.accounts.byPlayer(playerId),
      this.aggregates.wallet.load(playerId),
      this.aggregates.player.load(playerId),
    ]);
    if (!account) throw new Refused('session_ended');
    const { availableMicroUsd, reservedMicroUsd, frozenMicroUsd, heldMicroUsd } = wallet.state;
    return {
      id: playerId,
      username: account.username,
      email: account.email,
      createdAt: account.createdAt.toISOString(),
      accountType: 'Credit-based Gaming',
      creditBalance: toDollarsDown(availableMicroUsd),
      availableMicroUsd,
      reservedMicroUsd,
      frozenMicroUsd,
      heldMicroUsd,
      turnCeilingMicroUsd: turnCeiling(this.config.turnTokenLimits, currentPriceVersion),
      fullGameUnlocked: player.state.unlockedBy.length > 0,
      guaranteeUsed: isGuaranteeUsed(wallet.state),
      isSuspended: player.state.suspended,
      settings: player.state.settings,
    };
  }
}
