import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExportParts, OpenedEvents, type ExportPart } from '../platform/export/index.js';

/** The player's own characters as the log holds them: each as it was written, edited and removed. */
@Injectable()
export class CharactersExport implements ExportPart, OnModuleInit {
  readonly name = 'characters';

  constructor(
    private readonly events: OpenedEvents,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
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
