/** From a complaint to its proof: what the player's log shows of it, as one of the staff asked. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Complaint, Proof } from '@rubicon/contracts';
import { ModelPaces } from '../../model-pace/index.js';
import { Clock } from '../../platform/clock/index.js';
import { NarrationPauses } from '../../platform/house-narration/index.js';
import { isIn, PlayerLogs, type LoggedEvent } from '../player-log/index.js';
import { StaffReads } from '../reads/index.js';
import { Timelines } from '../timeline/index.js';
import type { Evidence } from './finding.js';
import { judges } from './judge.js';

export class GetProof extends Query<Proof> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
    readonly complaint: Complaint,
  ) {
    super();
  }
}

@QueryHandler(GetProof)
export class GetProofHandler implements IQueryHandler<GetProof> {
  constructor(
    private readonly reads: StaffReads,
    private readonly logs: PlayerLogs,
    private readonly timelines: Timelines,
    private readonly paces: ModelPaces,
    private readonly pauses: NarrationPauses,
    private readonly clock: Clock,
  ) {}

  /** @throws Refused `unknown_player` */
  async execute({ staffId, playerId, complaint }: GetProof): Promise<Proof> {
    await this.reads.record({ staffId }, playerId, 'proof', complaint);
    const log = await this.logs.of(playerId);
    const findings = judges[complaint]({
      log: log.events.filter(isEvidence),
      nowMs: this.clock.now().getTime(),
      turnEndsWithinMs: this.paces.times().abandonAfterMs + SWEPT_WITHIN_MS,
      pauses: this.pauses.all,
    });
    const entries = await this.timelines.entries(
      log,
      findings.flatMap(({ evidence }) => evidence as readonly LoggedEvent[]),
    );
    let place = 0;
    return {
      complaint,
      findings: findings.map(({ evidence, ...finding }) => ({
        ...finding,
        events: entries.slice(place, (place += evidence.length)),
      })),
    };
  }
}

/** What is overdue is ended by the next sweep of its process, not at once. */
const SWEPT_WITHIN_MS = 120_000;

function isEvidence(logged: LoggedEvent): logged is LoggedEvent & Evidence {
  return !isIn('support', logged);
}
