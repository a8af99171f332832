/** Who asked to be forgotten so long ago that somebody should look. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CountSince } from '@rubicon/contracts';
import { ERASURE_OVERDUE_MS } from '@rubicon/domain';
import { countSince, ReadModels } from '../platform/read-models/index.js';

const requestedBefore = `
  SELECT count(*)::integer AS count, min(requested_at) AS oldest FROM open_erasure WHERE requested_at <= $1`;

export class CountOverdueErasures extends Query<CountSince> {
  constructor(readonly now: Date) {
    super();
  }
}

@QueryHandler(CountOverdueErasures)
export class CountOverdueErasuresHandler implements IQueryHandler<CountOverdueErasures> {
  constructor(private readonly readModels: ReadModels) {}

  execute({ now }: CountOverdueErasures): Promise<CountSince> {
    return countSince(this.readModels.manager, requestedBefore, [
      new Date(now.getTime() - ERASURE_OVERDUE_MS),
    ]);
  }
}
