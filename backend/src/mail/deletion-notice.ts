/** Tells a player that their account is being deleted, while the address is still known: the first step of an erasure. */
import { Injectable } from '@nestjs/common';
import { accountDeletedLetter, AccountEmails } from '../accounts/index.js';
import type { ErasureProgress, ErasureStep } from '../platform/erasure/index.js';
import { LettersOnce } from './letters-once.js';

/** An erasure does not wait longer than this for a mail server that is away. */
const GIVE_UP_AFTER_MS = 3_600_000;

@Injectable()
export class DeletionNotice implements ErasureStep {
  readonly name = 'deletion_notice';
  readonly stage = 'stop';

  constructor(
    private readonly emails: AccountEmails,
    private readonly letters: LettersOnce,
  ) {}

  async erase(playerId: string): Promise<ErasureProgress> {
    const id = `account-deleted-${playerId}`;
    await this.letters.send(
      id,
      async () => {
        const to = await this.emails.emailOf(playerId);
        return to === null ? null : accountDeletedLetter({ id, to });
      },
      GIVE_UP_AFTER_MS,
    );
    return 'done';
  }
}
