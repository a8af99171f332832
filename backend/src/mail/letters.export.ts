import { Injectable } from '@nestjs/common';
import { ExportPart } from '../platform/export/index.js';
import { openText, PlayerKeys } from '../platform/keys/index.js';
import { LetterArchive, type LetterText } from '../platform/mail/index.js';

/** What the player was written. */
@Injectable()
export class LettersExport extends ExportPart {
  readonly name = 'letters';

  constructor(
    private readonly archive: LetterArchive,
    private readonly keys: PlayerKeys,
  ) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    for (const { kind, sentAt, sealed } of await this.archive.of(playerId))
      yield { kind, sentAt, ...(await openText<LetterText>(this.keys, sealed)) };
  }
}
