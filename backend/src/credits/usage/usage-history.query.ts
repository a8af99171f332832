/** What a player's turns cost, newest first. */
import type { TurnKind, UsageEntry } from '@rubicon/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsNull, Not } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import { UsageEntryRow } from './usage-entry.table.js';

/** The screen shows ten; more are there for whoever asks the call itself. */
const MOST_ENTRIES = 500;
const MICRO_USD_PER_USD = 1_000_000;

const actionNames: Readonly<Record<TurnKind, string>> = {
  action: 'Your own words',
  suggestion: 'Suggested action',
  question: 'Historical question',
};

export class GetUsageHistory extends Query<UsageEntry[]> {
  constructor(
    readonly playerId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetUsageHistory)
export class GetUsageHistoryHandler implements IQueryHandler<GetUsageHistory> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ playerId, position }: GetUsageHistory): Promise<UsageEntry[]> {
    await this.readModels.waitFor(position);
    const rows = await this.readModels.repository(UsageEntryRow).find({
      where: { playerId, chargeMicroUsd: Not(IsNull()) },
      order: { submittedAt: 'DESC', turnId: 'ASC' },
      take: MOST_ENTRIES,
    });
    return rows.map((row) => ({
      id: row.turnId,
      action: actionNames[row.kind],
      createdAt: row.submittedAt.toISOString(),
      inputCharacters: row.inputCharacters,
      outputCharacters: row.outputCharacters ?? 0,
      inputTokens: row.inputTokens ?? 0,
      cachedInputTokens: row.cachedInputTokens ?? 0,
      outputTokens: row.outputTokens ?? 0,
      cost: (row.chargeMicroUsd ?? 0) / MICRO_USD_PER_USD,
      gameType: row.gameType,
    }));
  }
}
