import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExportParts, OpenedEvents, type ExportPart } from '../../platform/export/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { SessionRow } from '../sessions/session.table.js';

/** When the player signed in, and which of these sign-ins still hold. */
@Injectable()
export class SignInsExport implements ExportPart, OnModuleInit {
  readonly name = 'signIns';

  constructor(
    private readonly database: AccountsDatabase,
    private readonly events: OpenedEvents,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
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
