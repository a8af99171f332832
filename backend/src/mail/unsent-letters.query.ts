/** Letters that must go once and have not gone yet: they are tried again until the mail server takes them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CountSince } from '@rubicon/contracts';
import { AccountsDatabase, countSince } from '../platform/read-models/index.js';

const unsent = `
  SELECT count(*)::integer AS count, min(first_tried_at) AS oldest FROM sent_letter WHERE sent_at IS NULL`;

export class CountUnsentLetters extends Query<CountSince> {}

@QueryHandler(CountUnsentLetters)
export class CountUnsentLettersHandler implements IQueryHandler<CountUnsentLetters> {
  constructor(private readonly database: AccountsDatabase) {}

  execute(): Promise<CountSince> {
    return countSince(this.database.manager, unsent);
  }
}
