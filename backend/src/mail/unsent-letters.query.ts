/** Letters that must go once and have not gone yet: they are tried again until the mail server takes them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CountSince } from '@rubicon/contracts';
import { AccountsDatabase } from '../platform/read-models/index.js';

const unsent = `
  SELECT count(*)::integer AS count, min(first_tried_at) AS oldest FROM sent_letter WHERE sent_at IS NULL`;

export class CountUnsentLetters extends Query<CountSince> {}

@QueryHandler(CountUnsentLetters)
export class CountUnsentLettersHandler implements IQueryHandler<CountUnsentLetters> {
  constructor(private readonly database: AccountsDatabase) {}

  async execute(): Promise<CountSince> {
    const [{ count, oldest }] =
      await this.database.manager.query<[{ count: number; oldest: Date | null }]>(unsent);
    return { count, oldestAt: oldest?.toISOString() ?? null };
  }
}
