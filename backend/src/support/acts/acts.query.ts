/** What staff asked for about a player, newest first: from the player's own stream, so that it is never behind. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffAct, StaffActList } from '@rubicon/contracts';
import { Refused } from '../../platform/refusals/index.js';
import { StaffReads } from '../reads/index.js';
import { AskedActs } from './asked-acts.js';
import { StaffActs } from './staff-acts.js';
import { toldActs } from './told-acts.js';

export class ListActsOf extends Query<StaffActList> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
  ) {
    super();
  }
}

@QueryHandler(ListActsOf)
export class ListActsOfHandler implements IQueryHandler<ListActsOf> {
  constructor(
    private readonly asked: AskedActs,
    private readonly reads: StaffReads,
    private readonly acts: StaffActs,
  ) {}

  async execute({ staffId, playerId }: ListActsOf): Promise<StaffActList> {
    await this.reads.record({ staffId }, playerId, 'acts');
    const told = await toldActs(this.asked.events(playerId));
    const grants = await this.acts.grantsOf(staffId, [{ playerId }]);
    return { acts: await this.acts.shown(staffId, told.reverse(), grants) };
  }
}

/** One act, to answer whoever has just asked for it or decided about it. */
export class GetAct extends Query<StaffAct> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
    readonly actId: string,
  ) {
    super();
  }
}

@QueryHandler(GetAct)
export class GetActHandler implements IQueryHandler<GetAct> {
  constructor(
    private readonly asked: AskedActs,
    private readonly acts: StaffActs,
  ) {}

  /** @throws Refused `unknown_act` */
  async execute({ staffId, playerId, actId }: GetAct): Promise<StaffAct> {
    const told = await toldActs(this.asked.events(playerId));
    const [act] = await this.acts.shown(
      staffId,
      told.filter((each) => each.actId === actId),
      await this.acts.recorded(staffId, [{ playerId }]),
    );
    if (!act) throw new Refused('unknown_act');
    return act;
  }
}
