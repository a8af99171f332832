/** One turn of the player's. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Turn } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Story } from '../story/index.js';

export class GetTurn extends Query<Turn> {
  constructor(
    readonly playerId: string,
    readonly turnId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetTurn)
export class GetTurnHandler implements IQueryHandler<GetTurn> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly story: Story,
  ) {}

  /** @throws Refused `unknown_turn` */
  async execute({ playerId, turnId, position }: GetTurn): Promise<Turn> {
    await this.readModels.waitFor(position);
    const turn = await this.story.turn(playerId, turnId);
    if (!turn) throw new Refused('unknown_turn');
    return turn;
  }
}
