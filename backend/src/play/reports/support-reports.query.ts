/** What players reported, newest first, with the text of the turn: for support. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SupportReport, SupportReportPage } from '@rubicon/contracts';
import { In } from 'typeorm';
import { Refused } from '../../platform/refusals/index.js';
import { openText, PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow, openOpening, readToldTurn, TurnNodeRow } from '../story/index.js';
import { TurnReportRow } from './turn-report.table.js';

const pageBefore = `
  SELECT report_id FROM turn_report
  WHERE $1::uuid IS NULL OR (reported_at, report_id) < (SELECT reported_at, report_id FROM turn_report WHERE report_id = $1)
  ORDER BY reported_at DESC, report_id DESC LIMIT $2`;

export class ListReports extends Query<SupportReportPage> {
  constructor(
    /** Null: from the newest on. */
    readonly before: string | null,
    readonly limit: number,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListReports)
export class ListReportsHandler implements IQueryHandler<ListReports> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
  ) {}

  async execute({ before, limit, position }: ListReports): Promise<SupportReportPage> {
    await this.readModels.waitFor(position);
    const page: { report_id: string }[] = await this.readModels.manager.query(pageBefore, [before, limit]);
    const rows = await this.readModels.repository(TurnReportRow).find({
      where: { reportId: In(page.map(({ report_id }) => report_id)) },
      order: { reportedAt: 'DESC', reportId: 'DESC' },
    });
    const [games, nodes] = await Promise.all([
      this.readModels.repository(GameRow).findBy({ gameId: In(rows.map(({ gameId }) => gameId)) }),
      this.readModels.repository(TurnNodeRow).findBy({ turnId: In(rows.map(({ turnId }) => turnId)) }),
    ]);
    const gameOf = new Map(games.map((game) => [game.gameId, game]));
    const nodeOf = new Map(nodes.map((node) => [node.turnId, node]));
    const reports = await Promise.all(
      rows.map((row) => this.readable(row, gameOf.get(row.gameId), nodeOf.get(row.turnId))),
    );
    return {
      reports: reports.filter((report) => report !== null),
      nextBefore: page.length === limit ? (page.at(-1)?.report_id ?? null) : null,
    };
  }

  /** Null: the game or its player is gone in this very moment. */
  private async readable(
    row: TurnReportRow,
    game: GameRow | undefined,
    node: TurnNodeRow | undefined,
  ): Promise<SupportReport | null> {
    if (!game) return null;
    try {
      const [{ comment }, { userInput, narrative }] = await Promise.all([
        openText<{ comment: string }>(this.keys, row.comment),
        node
          ? readToldTurn(this.keys, node)
          : openOpening(this.keys, game).then((opening) => ({ ...opening, userInput: null })),
      ]);
      const { reportId, reason, reportedAt, gameId, turnId } = row;
      return {
        reportId,
        reportedAt: reportedAt.toISOString(),
        reason,
        comment,
        gameId,
        turnId,
        gameType: game.gameType,
        userInput,
        narrative,
      };
    } catch (error) {
      if (error instanceof Refused && error.code === 'player_erased') return null;
      throw error;
    }
  }
}
