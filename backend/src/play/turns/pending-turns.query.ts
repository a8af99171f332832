/** Turns without an outcome, by when they were submitted: for who looks after all of them. As the read model has it, so that one may have ended just now. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TurnRef } from '@rubicon/domain';
import { Any, LessThanOrEqual } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import { OpenTurnRow } from './open-turn.table.js';

export interface PendingTurn extends TurnRef {
  readonly submittedAt: Date;
  /** Of its player's credits, and not given back yet. */
  readonly reservedMicroUsd: number;
}

/** Oldest first. */
export class ListPendingTurns extends Query<PendingTurn[]> {
  constructor(
    /** At this time or before. */
    readonly submittedBy: Date,
    /** Null: of all. */
    readonly gameIds: readonly string[] | null,
  ) {
    super();
  }
}

@QueryHandler(ListPendingTurns)
export class ListPendingTurnsHandler implements IQueryHandler<ListPendingTurns> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ submittedBy, gameIds }: ListPendingTurns): Promise<PendingTurn[]> {
    const rows = await this.readModels.repository(OpenTurnRow).find({
      select: { gameId: true, turnId: true, submittedAt: true, settled: true, reservedMicroUsd: true },
      where: {
        ended: false,
        submittedAt: LessThanOrEqual(submittedBy),
        ...(gameIds === null ? {} : { gameId: Any([...gameIds]) }),
      },
      order: { submittedAt: 'ASC', turnId: 'ASC' },
    });
    return rows.map(({ gameId, turnId, submittedAt, settled, reservedMicroUsd }) => ({
      gameId,
      turnId,
      submittedAt,
      reservedMicroUsd: settled ? 0 : (reservedMicroUsd ?? 0),
    }));
  }
}
