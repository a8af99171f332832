/** The parked lanes, with what keeps each of them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LanesOfCause, ParkedLane, ParkedLaneList } from '@rubicon/contracts';
import { ParkedLaneRow } from '../../platform/parked-lanes/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { countLanes, sumOf } from './lane-counts.js';
import { IS_WANTED, laneParameters, type WantedLanes } from './lane-filter.js';

export const LANES_LISTED = 200;

const countByCause = `
  SELECT process, error_code AS "errorCode", count(*)::integer AS count
  FROM parked_lane WHERE ${IS_WANTED}
  GROUP BY process, error_code ORDER BY count DESC, process, error_code`;

export class ListParkedLanes extends Query<ParkedLaneList> {
  constructor(readonly wanted: WantedLanes) {
    super();
  }
}

@QueryHandler(ListParkedLanes)
export class ListParkedLanesHandler implements IQueryHandler<ListParkedLanes> {
  constructor(private readonly readModels: ReadModels) {}

  /** In one snapshot, so that its figures add up. */
  execute({ wanted }: ListParkedLanes): Promise<ParkedLaneList> {
    const { process, errorCode, key } = wanted;
    return this.readModels.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const processes = await countLanes(tx, wanted);
      const causes = await tx.query<LanesOfCause[]>(countByCause, laneParameters(wanted));
      const rows = await tx.getRepository(ParkedLaneRow).find({
        where: {
          ...(process === null ? {} : { process }),
          ...(errorCode === null ? {} : { errorCode }),
          ...(key === null ? {} : { key }),
        },
        order: { parkedAt: 'ASC', process: 'ASC', key: 'ASC' },
        take: LANES_LISTED,
      });
      return { count: sumOf(processes), processes, causes, lanes: rows.map(laneOf) };
    });
  }
}

function laneOf(row: ParkedLaneRow): ParkedLane {
  const { process, key, tries, errorCode, errorName, errorMessage } = row;
  const { eventType, eventPosition, eventAt } = row;
  return {
    process,
    key,
    parkedAt: row.parkedAt.toISOString(),
    lastTriedAt: row.lastTriedAt.toISOString(),
    tries,
    event:
      eventType === null || eventPosition === null || eventAt === null
        ? null
        : { type: eventType, position: eventPosition, at: eventAt.toISOString() },
    errorCode,
    errorName,
    errorMessage,
    askedAt: row.askedAt?.toISOString() ?? null,
  };
}
