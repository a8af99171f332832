/**
 * Tells the owner of an address that somebody tried to sign up with it, at most once a day: the answer at the door says that the address is taken, and
 * who owns it should know. All of it happens after the answer.
 */
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { BackgroundLetters, SentLetterRow } from '../../platform/mail/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { Accounts } from '../accounts.js';
import { signUpTriedLetter } from '../letters/account-letters.js';

const DATE = 10;

@Injectable()
export class TellOfSignUp {
  constructor(
    private readonly accounts: Accounts,
    private readonly letters: BackgroundLetters,
    private readonly database: AccountsDatabase,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** @param email that is taken */
  tell(email: string): void {
    this.letters.post(async () => {
      const account = await this.accounts.byLogin(email);
      if (account?.state !== 'active') return null;
      const { playerId } = account;
      const id = `sign-up-tried-${playerId}-${this.clock.now().toISOString().slice(0, DATE)}`;
      if (await this.database.repository(SentLetterRow).existsBy({ letterId: id })) return null;
      const { publicUrl } = this.config;
      const [url, resetUrl] = [`${publicUrl}/login`, `${publicUrl}/forgot-password`];
      const letter = signUpTriedLetter({ id, to: account.email, url, resetUrl });
      return { ...letter, keptFor: { playerId, kind: 'sign_up_tried', eventId: null } };
    });
  }
}
