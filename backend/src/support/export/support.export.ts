/** What staff looked at and did of a player: who, when and why, as the player may read it. Staff are named by their ids alone. */
import { Injectable } from '@nestjs/common';
import { ExportPart, OpenedEvents, type OpenedEvent } from '../../platform/export/index.js';

const SUSPENSIONS: readonly string[] = ['PlayerSuspended', 'SuspensionLifted'];

@Injectable()
export class SupportExport extends ExportPart {
  readonly name = 'support';

  constructor(private readonly events: OpenedEvents) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    for await (const event of this.events.of(`support-${playerId}`)) yield told(event);
    for await (const event of this.events.of(`player-${playerId}`))
      if (SUSPENSIONS.includes(event.type)) yield told(event);
  }
}

/** The time stands in the data, under the name of what happened. */
function told({ type, data, texts }: OpenedEvent): object {
  const { playerId: _own, ...rest } = data;
  return { event: type, ...rest, ...texts };
}
