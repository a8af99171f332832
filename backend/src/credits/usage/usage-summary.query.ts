/** What a player has used in all: the headline figures of the usage tab. */
import type { UsageSummary } from '@rubicon/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadModels } from '../../platform/read-models/index.js';

export class GetUsageSummary extends Query<UsageSummary> {
  constructor(
    readonly playerId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

/** Sums come as text: PostgreSQL adds integers up to bigint. */
interface SummaryRow {
  tokens: string;
  sessions: string;
  average_turns: string;
}

@QueryHandler(GetUsageSummary)
export class GetUsageSummaryHandler implements IQueryHandler<GetUsageSummary> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ playerId, position }: GetUsageSummary): Promise<UsageSummary> {
    await this.readModels.waitFor(position);
    const [row] = await this.readModels.manager.query<SummaryRow[]>(
      `WITH turn AS (
         SELECT coalesce(input_tokens, 0) + coalesce(output_tokens, 0) AS tokens,
                submitted_at - lag(submitted_at) OVER (ORDER BY submitted_at) AS pause
         FROM usage_entry WHERE player_id = $1 AND charge IS NOT NULL
       )
       SELECT coalesce(sum(tokens), 0) AS tokens,
              count(*) FILTER (WHERE pause IS NULL OR pause >= interval '30 minutes') AS sessions,
              (SELECT coalesce(round(count(*)::numeric / nullif(count(DISTINCT game_id), 0), 1), 0)
               FROM ledger_entry WHERE player_id = $1 AND kind = 'captured') AS average_turns
       FROM turn`,
      [playerId],
    );
    return {
      tokens: Number(row!.tokens),
      sessions: Number(row!.sessions),
      averageTurns: Number(row!.average_turns),
    };
  }
}
