/** Acts of all players that are not at their end, oldest first: what waits for a second person, above all. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffActList } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { StaffReads } from '../reads/index.js';
import { OpenActRow } from './open-act.table.js';
import { StaffActs } from './staff-acts.js';
import type { ToldAct } from './told-acts.js';

const ACTS_MAX = 200;

export class ListOpenActs extends Query<StaffActList> {
  constructor(
    readonly staffId: string,
    readonly state: OpenActRow['state'],
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListOpenActs)
export class ListOpenActsHandler implements IQueryHandler<ListOpenActs> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly reads: StaffReads,
    private readonly acts: StaffActs,
  ) {}

  async execute({ staffId, state, position }: ListOpenActs): Promise<StaffActList> {
    await this.readModels.waitFor(position);
    const rows = await this.readModels
      .repository(OpenActRow)
      .find({ where: { state }, order: { askedAt: 'ASC', actId: 'ASC' }, take: ACTS_MAX });
    const acts = rows.map(toldOf);
    const grants = await this.acts.grantsOf(staffId, acts);
    await Promise.all([...grants.keys()].map((playerId) => this.reads.record({ staffId }, playerId, 'acts')));
    return { acts: await this.acts.shown(staffId, acts, grants) };
  }
}

function toldOf({ askedAt, decidedAt, ...row }: OpenActRow): ToldAct {
  return {
    ...row,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    failureCode: null,
  };
}
