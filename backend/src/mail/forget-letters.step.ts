/** Letters go with the address that they went to: as long as there is one, what was sent must not be sent again. */
import { Injectable } from '@nestjs/common';
import { ErasureStep, type ErasureProgress } from '../platform/erasure/index.js';
import { LetterArchive } from '../platform/mail/index.js';

@Injectable()
export class ForgetLettersStep extends ErasureStep {
  readonly name = 'letters';
  readonly stage = 'account';

  constructor(private readonly archive: LetterArchive) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.archive.forget(playerId);
    return 'done';
  }
}
