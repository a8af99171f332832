/**
 * Has parked lanes tried at once, instead of at their next minute. They lie in the memory of the process that owns them: it is told by marks in
 * their rows. Of two who ask at once the second finds the marks, and leaves them.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DriveLanesAnswer } from '@rubicon/contracts';
import { Log } from '../../platform/observability/index.js';
import { askForAttempts, type LaneName } from '../../platform/parked-lanes/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { countLanes } from './lane-counts.js';
import { checkFilter, IS_WANTED, laneParameters, type WantedLanes } from './lane-filter.js';

interface LockedLane extends LaneName {
  readonly isAsked: boolean;
}

/** In the order in which their owner locks them. */
const lockLanes = `
  SELECT process, key, asked_at IS NOT NULL AS "isAsked"
  FROM parked_lane WHERE ${IS_WANTED}
  ORDER BY process, key FOR UPDATE`;

export class DriveParkedLanes extends Command<DriveLanesAnswer> {
  constructor(
    readonly staffId: string,
    readonly wanted: WantedLanes,
    readonly expectedCount: number,
  ) {
    super();
  }
}

@CommandHandler(DriveParkedLanes)
export class DriveParkedLanesHandler implements ICommandHandler<DriveParkedLanes> {
  private readonly log: Log;

  constructor(
    private readonly readModels: ReadModels,
    log: Log,
  ) {
    this.log = log.for('operations');
  }

  /** @throws Refused `empty_filter`, `unknown_lane`, `lanes_changed` */
  async execute({ staffId, wanted, expectedCount }: DriveParkedLanes): Promise<DriveLanesAnswer> {
    checkFilter(wanted);
    const answer = await this.readModels.dataSource.transaction(async (tx): Promise<DriveLanesAnswer> => {
      const lanes = await tx.query<LockedLane[]>(lockLanes, laneParameters(wanted));
      if (lanes.length === 0 && wanted.key !== null) throw new Refused('unknown_lane');
      if (lanes.length !== expectedCount) throw new Refused('lanes_changed');
      const unasked = lanes.filter(({ isAsked }) => !isAsked);
      if (unasked.length > 0) await askForAttempts(tx, unasked);
      return {
        asked: unasked.length,
        askedBefore: lanes.length - unasked.length,
        processes: await countLanes(tx, wanted),
      };
    });
    if (answer.asked > 0)
      this.log.info('an operator has parked lanes tried at once', {
        staffId,
        ...wanted,
        asked: answer.asked,
      });
    return answer;
  }
}
