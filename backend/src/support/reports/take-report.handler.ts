/** Takes a reported turn, so that one of the staff answers it. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ReportedPlayers } from './reported-players.js';

export class TakeReportFor extends Command<bigint | null> {
  constructor(
    readonly staffId: string,
    readonly reportId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@CommandHandler(TakeReportFor)
export class TakeReportHandler implements ICommandHandler<TakeReportFor> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly players: ReportedPlayers,
  ) {}

  /** The log position. @throws Refused `unknown_report`, `report_taken`, `report_answered` */
  async execute({ staffId, reportId, position }: TakeReportFor): Promise<bigint | null> {
    const playerId = await this.players.of(reportId, position);
    const context = this.contexts.of({ actorId: staffId });
    const outcome = await this.aggregates.support.handle(
      playerId,
      { type: 'TakeReport', playerId, reportId, staffId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }
}
