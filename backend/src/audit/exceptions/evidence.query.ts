/** The sides of a payment, of a turn, or a row of the provider's. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AuditEvidence, LedgerItemKind } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Evidence } from './evidence.js';

export class GetEvidence extends Query<AuditEvidence> {
  constructor(
    readonly itemKind: LedgerItemKind,
    readonly itemId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetEvidence)
export class GetEvidenceHandler implements IQueryHandler<GetEvidence> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly evidence: Evidence,
  ) {}

  /** @throws Refused `unknown_item` */
  async execute({ itemKind, itemId, position }: GetEvidence): Promise<AuditEvidence> {
    await this.readModels.waitFor(position);
    const evidence = await this.evidence.of(itemKind, itemId);
    if (evidence.events.length === 0 && evidence.providerRows.length === 0) throw new Refused('unknown_item');
    return evidence;
  }
}
