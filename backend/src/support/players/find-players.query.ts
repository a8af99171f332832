/** Finds whom a caller says to be. Whoever is shown is read: each hit is recorded at the player, before it is answered. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FoundPlayer, FoundPlayerList } from '@rubicon/contracts';
import { validate as isUuid } from 'uuid';
import { AccountSearch, type FoundAccount } from '../../accounts/index.js';
import { PaymentSearch } from '../../payments/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { StaffReads } from '../reads/index.js';
import { maskedEmail, maskedUsername } from './player-masks.js';

export class FindPlayers extends Query<FoundPlayerList> {
  constructor(
    readonly staffId: string,
    /** A username or the beginning of one, an address, a player's id, or a transaction's or its last 8 characters. */
    readonly said: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(FindPlayers)
export class FindPlayersHandler implements IQueryHandler<FindPlayers> {
  constructor(
    private readonly accounts: AccountSearch,
    private readonly payments: PaymentSearch,
    private readonly aggregates: Aggregates,
    private readonly readModels: ReadModels,
    private readonly reads: StaffReads,
  ) {}

  async execute({ staffId, said, position }: FindPlayers): Promise<FoundPlayerList> {
    await this.readModels.waitFor(position);
    const players = await this.hits(said.trim());
    for (const { playerId, paymentId } of players)
      if (playerId !== null) await this.reads.record({ staffId }, playerId, 'found', paymentId);
    return { players };
  }

  private async hits(said: string): Promise<FoundPlayer[]> {
    // PostgreSQL holds no NUL, and nobody's name or payment has one.
    if (said === '' || said.includes('\0')) return [];
    if (said.includes('@')) {
      const account = await this.accounts.byEmail(said);
      return account ? [found('email', account.playerId, account)] : [];
    }
    const [byId, byTransaction, byUsername] = await Promise.all([
      isUuid(said) ? this.byId(said.toLowerCase()) : [],
      this.byTransaction(said),
      this.accounts.byUsername(said),
    ]);
    return [
      ...byId,
      ...byTransaction,
      ...byUsername.map((account) => found('username', account.playerId, account)),
    ];
  }

  /** Also of who is erased. */
  private async byId(playerId: string): Promise<FoundPlayer[]> {
    const { state } = await this.aggregates.player.load(playerId);
    if (state.playerId === null) return [];
    return [found('player_id', playerId, await this.accounts.byPlayer(playerId))];
  }

  private async byTransaction(said: string): Promise<FoundPlayer[]> {
    const payments = await this.payments.byTransaction(said);
    const accounts = await this.accounts.byPlayers(payments.flatMap(({ playerId }) => playerId ?? []));
    return payments.map(({ playerId, paymentId, status }) => ({
      ...found(
        'transaction',
        playerId,
        accounts.find((account) => account.playerId === playerId),
      ),
      paymentId,
      paymentStatus: status,
    }));
  }
}

function found(
  foundBy: FoundPlayer['foundBy'],
  playerId: string | null,
  account: FoundAccount | null | undefined,
): FoundPlayer {
  return {
    playerId,
    maskedUsername: account ? maskedUsername(account.username) : null,
    maskedEmail: account ? maskedEmail(account.email) : null,
    foundBy,
    paymentId: null,
    paymentStatus: null,
  };
}
