/** Who a player is, as far as the reader may see it, and how they stand. Reading it is recorded. */
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PlayerCard } from '@rubicon/contracts';
import { reportOf, type PlayerState, type SupportState } from '@rubicon/domain';
import { AccountSearch } from '../../accounts/index.js';
import { GetBalance } from '../../credits/index.js';
import { CountGames, ListReportedOf } from '../../play/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { TextGrants } from '../grants/index.js';
import { StaffReads } from '../reads/index.js';
import { maskedEmail, maskedUsername } from './player-masks.js';

export class GetPlayerCard extends Query<PlayerCard> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetPlayerCard)
export class GetPlayerCardHandler implements IQueryHandler<GetPlayerCard> {
  constructor(
    private readonly queries: QueryBus,
    private readonly aggregates: Aggregates,
    private readonly accounts: AccountSearch,
    private readonly readModels: ReadModels,
    private readonly reads: StaffReads,
    private readonly grants: TextGrants,
  ) {}

  /** @throws Refused `unknown_player` */
  async execute({ staffId, playerId, position }: GetPlayerCard): Promise<PlayerCard> {
    await this.reads.record({ staffId }, playerId, 'card');
    await this.readModels.waitFor(position);
    const [player, support, grant, account, balance, played, reportIds] = await Promise.all([
      this.aggregates.player.load(playerId),
      this.aggregates.support.load(playerId),
      this.grants.of({ staffId }, playerId),
      this.accounts.byPlayer(playerId),
      this.queries.execute(new GetBalance(playerId)),
      this.queries.execute(new CountGames(playerId)),
      this.queries.execute(new ListReportedOf(playerId)),
    ]);
    return {
      playerId,
      maskedUsername: account && maskedUsername(account.username),
      maskedEmail: account && maskedEmail(account.email),
      username: grant && account ? account.username : null,
      email: grant && account ? account.email : null,
      state: standingOf(player.state),
      registeredAt: account?.createdAt.toISOString() ?? null,
      availableMicroUsd: balance.available,
      reservedMicroUsd: balance.reserved,
      heldMicroUsd: balance.held,
      frozenMicroUsd: balance.frozen,
      purchasedMicroUsd: balance.purchased,
      grantedMicroUsd: balance.granted,
      chargedMicroUsd: balance.charged,
      withdrawnMicroUsd: balance.withdrawn,
      games: played.games,
      turns: played.turns,
      openReports: reportIds.filter((reportId) => reportOf(support.state, reportId).answeredBy === null)
        .length,
      openActs: openActs(support.state),
      grant,
    };
  }
}

function standingOf({ erasure, suspended }: PlayerState): PlayerCard['state'] {
  if (erasure === 'done') return 'erased';
  if (erasure === 'requested') return 'leaving';
  return suspended ? 'suspended' : 'active';
}

function openActs({ acts }: SupportState): number {
  return Object.values(acts).filter(({ status }) => status === 'waiting').length;
}
