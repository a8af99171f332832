/** What an auditor can show: the chain, its heads and keys, and what the nights found. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AuditProof } from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { isNightlyWorkWanted } from '../nightly/index.js';
import { lastWalletComparison } from '../wallets/index.js';
import { lastWholeAudit } from '../whole-log/index.js';
import { Chain } from './chain.js';
import { SignedHeads } from './signed-heads.js';

const HEADS_MAX = 100;

export class GetAuditProof extends Query<AuditProof> {}

@QueryHandler(GetAuditProof)
export class GetAuditProofHandler implements IQueryHandler<GetAuditProof> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly chain: Chain,
    private readonly heads: SignedHeads,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<AuditProof> {
    const { manager } = this.readModels;
    const [last, heads, keys, wallets, whole, isAuditing] = await Promise.all([
      this.chain.last(),
      this.heads.newest(HEADS_MAX),
      this.heads.keys(),
      lastWalletComparison(manager),
      lastWholeAudit(manager),
      isNightlyWorkWanted(manager, this.clock.now()),
    ]);
    return {
      chain: last && {
        position: last.position.toString(),
        events: last.number,
        head: last.hash.toString('hex'),
        at: last.at.toISOString(),
      },
      heads,
      keys,
      wallets,
      whole,
      isAuditing,
    };
  }
}
