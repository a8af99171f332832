/** Reported turns as one of the staff may see them. They are a read of each player, recorded before it is answered. */
import { Injectable } from '@nestjs/common';
import type { StaffReport, StaffText, TextGrant } from '@rubicon/contracts';
import { In } from 'typeorm';
import { GameRow, TurnNodeRow, TurnReportRow } from '../../play/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { StaffNames } from '../../staff/index.js';
import { TextGrants } from '../grants/index.js';
import { MaskedNames } from '../players/index.js';
import { StaffReads } from '../reads/index.js';
import { StaffTexts } from '../texts/index.js';
import type { ReportCaseRow } from './report-case.table.js';

@Injectable()
export class StaffReports {
  constructor(
    private readonly readModels: ReadModels,
    private readonly reads: StaffReads,
    private readonly grants: TextGrants,
    private readonly texts: StaffTexts,
    private readonly names: StaffNames,
    private readonly players: MaskedNames,
  ) {}

  /** In the order of the cases; without those whose game is deleted in this very moment. */
  async read(staffId: string, cases: readonly ReportCaseRow[]): Promise<StaffReport[]> {
    const reports = await this.readModels
      .repository(TurnReportRow)
      .findBy({ reportId: In(cases.map(({ reportId }) => reportId)) });
    const [games, nodes, names, players, grants] = await Promise.all([
      this.readModels.repository(GameRow).findBy({ gameId: In(reports.map(({ gameId }) => gameId)) }),
      this.readModels.repository(TurnNodeRow).findBy({ turnId: In(reports.map(({ turnId }) => turnId)) }),
      this.names.of(cases.flatMap(({ ownerId }) => ownerId ?? [])),
      this.players.of(cases.map(({ playerId }) => playerId)),
      this.recorded(staffId, cases),
    ]);
    const answers = await Promise.all(
      cases.map(async (row): Promise<StaffReport | null> => {
        const report = reports.find(({ reportId }) => reportId === row.reportId);
        const game = games.find(({ gameId }) => gameId === row.gameId);
        if (!report || !game) return null;
        const node = nodes.find(({ turnId }) => turnId === report.turnId) ?? null;
        const { reportId, playerId, gameId, state, ownerId } = row;
        const grant = grants.get(playerId) ?? null;
        return {
          reportId,
          playerId,
          maskedUsername: players.get(playerId) ?? null,
          gameId,
          turnId: report.turnId,
          reason: report.reason,
          reportedAt: row.reportedAt.toISOString(),
          state,
          ownerId,
          ownerName: ownerId === null ? null : (names.get(ownerId) ?? null),
          answeredAt: row.answeredAt?.toISOString() ?? null,
          ...(await this.textsOf(report, game, node, grant)),
          grant,
        };
      }),
    );
    return answers.filter((answer) => answer !== null);
  }

  /** By player: the reader's grant, once it is recorded that they read a report of theirs, or several at once. */
  private async recorded(
    staffId: string,
    cases: readonly ReportCaseRow[],
  ): Promise<Map<string, TextGrant | null>> {
    const subjects = new Map<string, string | null>();
    for (const { playerId, reportId } of cases)
      subjects.set(playerId, subjects.has(playerId) ? null : reportId);
    return new Map(
      await Promise.all(
        [...subjects].map(async ([playerId, subjectId]): Promise<[string, TextGrant | null]> => {
          await this.reads.record({ staffId }, playerId, 'report', subjectId);
          return [playerId, await this.grants.of({ staffId }, playerId)];
        }),
      ),
    );
  }

  private async textsOf(
    report: TurnReportRow,
    game: GameRow,
    node: TurnNodeRow | null,
    grant: TextGrant | null,
  ): Promise<Record<'comment' | 'userInput' | 'narrative', StaffText>> {
    const [comment, userInput, narrative] = await Promise.all([
      this.texts.read<{ comment: string }>(report.comment, (opened) => opened.comment, grant),
      this.texts.read<{ userInput: string }>(
        node?.input ?? game.opening,
        (opened) => (node ? opened.userInput : null),
        grant,
      ),
      this.texts.read<{ narrative: string }>(
        node ? node.text : game.opening,
        (opened) => opened.narrative,
        grant,
      ),
    ]);
    return { comment, userInput, narrative };
  }
}
