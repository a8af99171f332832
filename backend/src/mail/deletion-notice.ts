/** Tells a player that their account is being deleted, while the address is still known: the first step of an erasure. */
import { Injectable } from '@nestjs/common';
import { accountDeletedLetter, AccountEmails } from '../accounts/index.js';
import { ErasureStep, type ErasureProgress } from '../platform/erasure/index.js';
import { Aggregates } from '../platform/event-store/index.js';
import { PlayerKeys } from '../platform/keys/index.js';
import { LettersOnce } from './letters-once.js';
import { credits } from './letters/letter-words.js';

/** An erasure does not wait longer than this for a mail server that is away. */
const GIVE_UP_AFTER_MS = 3_600_000;

@Injectable()
export class DeletionNotice extends ErasureStep {
  readonly name = 'deletion_notice';
  readonly stage = 'stop';

  constructor(
    private readonly aggregates: Aggregates,
    private readonly emails: AccountEmails,
    private readonly letters: LettersOnce,
    private readonly keys: PlayerKeys,
  ) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    await this.letters.send(
      `account-deleted-${playerId}`,
      async () => {
        const to = await this.emails.emailOf(playerId);
        if (to === null) return null;
        const { availableMicroUsd, frozenMicroUsd } = (await this.aggregates.wallet.load(playerId)).state;
        const left = availableMicroUsd + frozenMicroUsd;
        return accountDeletedLetter({
          id: await this.messageIdFor(playerId),
          to,
          credits: left > 0 ? credits(left) : null,
        });
      },
      GIVE_UP_AFTER_MS,
    );
    return 'done';
  }

  /** The same when it is sent again; names nobody, and nobody can work out whom it meant once the player's key is destroyed. */
  private async messageIdFor(playerId: string): Promise<string> {
    return `account-deleted-${await this.keys.fingerprint(playerId, 'the last letter')}`;
  }
}
