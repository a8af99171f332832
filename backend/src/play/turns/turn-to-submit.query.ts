/**
 * Which turn a call is about to submit. Its id follows from player, game and key, so it is known before anything is appended: who wants to
 * see its end can listen from then on.
 */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GameType } from '@rubicon/contracts';
import { TURN_ID_NAMESPACE, turnIdName } from '@rubicon/domain';
import { v5 as uuidV5 } from 'uuid';
import { Ids } from '../../platform/clock/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { CurrentGames } from '../current-game/index.js';

export class GetTurnToSubmit extends Query<TurnToSubmit> {
  constructor(
    readonly playerId: string,
    readonly gameType: GameType,
    /** Null: the player's game of that era last started or played. */
    readonly gameId: string | null,
    /** Null: a turn of its own, however often it is sent. */
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

export interface TurnToSubmit {
  readonly gameId: string;
  readonly turnId: string;
}

@QueryHandler(GetTurnToSubmit)
export class GetTurnToSubmitHandler implements IQueryHandler<GetTurnToSubmit> {
  constructor(
    private readonly currentGames: CurrentGames,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused `no_active_game` */
  async execute({ playerId, gameType, gameId, idempotencyKey }: GetTurnToSubmit): Promise<TurnToSubmit> {
    const id = gameId ?? (await this.currentGames.of(playerId, gameType))?.gameId;
    if (id === undefined) throw new Refused('no_active_game');
    const name = turnIdName(playerId, id, idempotencyKey ?? this.ids.uuid());
    return { gameId: id, turnId: uuidV5(name, TURN_ID_NAMESPACE) };
  }
}
