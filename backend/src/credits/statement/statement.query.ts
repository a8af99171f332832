/** A player's statement: the balance and every line that made it, newest first, read in one snapshot. */
import type { Statement, StatementEntryKind } from '@rubicon/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadModels } from '../../platform/read-models/index.js';
import { BalanceRow } from '../balance/balance.table.js';
import { LedgerEntryRow } from './ledger-entry.table.js';

export class GetStatement extends Query<Statement> {
  /** @param position the log position the caller has seen; null asks for what there is */
  constructor(
    readonly playerId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetStatement)
export class GetStatementHandler implements IQueryHandler<GetStatement> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ playerId, position }: GetStatement): Promise<Statement> {
    await this.readModels.waitFor(position);
    return this.readModels.manager.transaction('REPEATABLE READ', async (tx) => {
      const balance = await tx.findOneBy(BalanceRow, { playerId });
      const entries = await tx.find(LedgerEntryRow, { where: { playerId }, order: { revision: 'DESC' } });
      const disputedPayments = new Map(
        entries.flatMap(({ disputeId, paymentId }) =>
          disputeId !== null && paymentId !== null ? [[disputeId, paymentId] as const] : [],
        ),
      );
      return {
        availableMicroUsd: balance?.available ?? 0,
        reservedMicroUsd: balance?.reserved ?? 0,
        frozenMicroUsd: balance?.frozen ?? 0,
        heldMicroUsd: balance?.held ?? 0,
        chargedMicroUsd: balance?.charged ?? 0,
        refundedMicroUsd: spentOn(entries, 'refund_settled', 'refund_reversed'),
        takenBackMicroUsd: spentOn(entries, 'clawed_back', 'reinstated'),
        forfeitedMicroUsd: spentOn(entries, 'forfeited'),
        purchasedMicroUsd: balance?.purchased ?? 0,
        grantedMicroUsd: balance?.granted ?? 0,
        entries: entries.map((entry) => ({
          kind: entry.kind,
          at: entry.at.toISOString(),
          turnId: entry.turnId,
          gameId: entry.gameId,
          paymentId: entry.paymentId ?? disputedPayments.get(entry.disputeId ?? '') ?? null,
          moneyCents: entry.moneyCents,
          availableDeltaMicroUsd: entry.available,
          reservedDeltaMicroUsd: entry.reserved,
          frozenDeltaMicroUsd: entry.frozen,
          heldDeltaMicroUsd: entry.held,
          spentMicroUsd: entry.spent,
          revision: entry.revision,
        })),
      };
    });
  }
}

/** What comes back counts against it: its lines are below 0. */
function spentOn(entries: readonly LedgerEntryRow[], ...kinds: readonly StatementEntryKind[]): number {
  return entries.reduce((sum, { kind, spent }) => (kinds.includes(kind) ? sum + spent : sum), 0);
}
