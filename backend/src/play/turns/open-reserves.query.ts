/** Reserves of turns that are neither charged nor given back. Refunds that are held are none of them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CountSince } from '@rubicon/contracts';
import { countSince, ReadModels } from '../../platform/read-models/index.js';

/** None is reserved before it is submitted: by that the index finds them. */
const reservedBefore = `
  SELECT count(*)::integer AS count, min(reserved_at) AS oldest FROM open_turn
  WHERE submitted_at <= $1 AND reserved_at <= $1 AND NOT settled`;

export class CountOpenReserves extends Query<CountSince> {
  /** @param madeUntil inclusive */
  constructor(readonly madeUntil: Date) {
    super();
  }
}

@QueryHandler(CountOpenReserves)
export class CountOpenReservesHandler implements IQueryHandler<CountOpenReserves> {
  constructor(private readonly readModels: ReadModels) {}

  execute({ madeUntil }: CountOpenReserves): Promise<CountSince> {
    return countSince(this.readModels.manager, reservedBefore, [madeUntil]);
  }
}
