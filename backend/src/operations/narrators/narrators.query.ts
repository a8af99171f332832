/** Which narrators run, what each was told, and what it tells now. What was decided is read from the log. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Narrators } from '@rubicon/contracts';
import { HOUSE } from '@rubicon/domain';
import { Aggregates } from '../../platform/event-store/index.js';
import { NarratorsNow } from './narrators-now.js';

export class GetNarrators extends Query<Narrators> {}

@QueryHandler(GetNarrators)
export class GetNarratorsHandler implements IQueryHandler<GetNarrators> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly narrators: NarratorsNow,
  ) {}

  async execute(): Promise<Narrators> {
    return this.narrators.tell((await this.aggregates.narration.load(HOUSE)).state);
  }
}
