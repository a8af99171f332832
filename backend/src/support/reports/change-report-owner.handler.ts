/** Takes a reported turn, so that one of the staff answers it, or hands it back to the inbox. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { HandBackReport, TakeReport } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ReportCaseRow } from './report-case.table.js';

export class ChangeReportOwner extends Command<bigint | null> {
  constructor(
    readonly staffId: string,
    readonly reportId: string,
    readonly change: (TakeReport | HandBackReport)['type'],
    readonly position: bigint | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeReportOwner)
export class ChangeReportOwnerHandler implements ICommandHandler<ChangeReportOwner> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly readModels: ReadModels,
  ) {}

  /** The log position. @throws Refused `unknown_report`, `report_taken`, `report_answered` */
  async execute({ staffId, reportId, change, position }: ChangeReportOwner): Promise<bigint | null> {
    await this.readModels.waitFor(position);
    const playerId = await this.reporterOf(reportId);
    const context = this.contexts.of({ actorId: staffId });
    const outcome = await this.aggregates.support.handle(
      playerId,
      { type: change, playerId, reportId, staffId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }

  /** In whose support stream a report is taken, handed back and answered. */
  private async reporterOf(reportId: string): Promise<string> {
    const row = await this.readModels
      .repository(ReportCaseRow)
      .findOne({ select: { playerId: true }, where: { reportId } });
    if (!row) throw new Refused('unknown_report');
    return row.playerId;
  }
}
