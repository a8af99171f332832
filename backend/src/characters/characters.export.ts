import { Injectable } from '@nestjs/common';
import { ExportPart, OpenedEvents } from '../platform/export/index.js';

/** The player's own characters as the log holds them: each as it was written, edited and removed. */
@Injectable()
export class CharactersExport extends ExportPart {
  readonly name = 'characters';

  constructor(private readonly events: OpenedEvents) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const what: Readonly<Record<string, string>> = {
      CharacterCreated: 'created',
      CharacterEdited: 'edited',
      CharacterRemoved: 'removed',
    };
    for await (const { type, at, data, texts } of this.events.of(`player-${playerId}`)) {
      const change = what[type];
      if (change === undefined) continue;
      const { playerId: _player, requestId: _request, bodyHash: _hash, ...character } = data;
      yield { change, at, ...character, ...texts };
    }
  }
}
