import { Injectable } from '@nestjs/common';
import { ExportPart, OpenedEvents } from '../../platform/export/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { SessionRow } from '../sessions/session.table.js';

/** When the player signed in, and which of these sign-ins still hold. */
@Injectable()
export class SignInsExport extends ExportPart {
  readonly name = 'signIns';

  constructor(
    private readonly database: AccountsDatabase,
    private readonly events: OpenedEvents,
  ) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    for await (const { type, at } of this.events.of(`player-${playerId}`))
      if (type === 'PlayerRegistered' || type === 'SignedIn') yield { signedInAt: at };
    const open = await this.database
      .repository(SessionRow)
      .find({ where: { playerId }, order: { startedAt: 'ASC' } });
    for (const { startedAt, expiresAt } of open)
      yield { openSince: startedAt.toISOString(), expiresAt: expiresAt.toISOString() };
  }
}
