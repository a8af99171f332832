/** Makes the context a command goes with: a fresh id, the present, and the correlation id of the request or job under way. */
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '@rubicon/eventsourcing';
import { Clock, Ids } from '../clock/index.js';
import { currentCorrelationId } from '../correlation/index.js';

export interface CommandOrigin {
  /** Player, staff member or process: a random id or `system:<name>`. */
  readonly actorId: string;
  /** The player whose key seals private parts; null (default) when the command writes none. */
  readonly keyOwner?: string | null;
  /** Default: that of the request or job under way, else a fresh one. */
  readonly correlationId?: string;
  /** What made this command necessary: an event's or job's id. Default: the correlation id. */
  readonly causationId?: string;
}

@Injectable()
export class CommandContexts {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  of({ actorId, keyOwner = null, correlationId, causationId }: CommandOrigin): CommandContext {
    const correlation = correlationId ?? currentCorrelationId() ?? this.ids.uuid();
    return {
      commandId: this.ids.uuid(),
      correlationId: correlation,
      causationId: causationId ?? correlation,
      actorId,
      at: this.clock.nowIso(),
      keyOwner,
    };
  }
}
