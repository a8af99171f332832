/**
 * Tells the owner of an address that somebody wanted it for another account, to sign up or to change to, at most once a day: the answer says that the
 * address is taken, and who owns it should know. All of it happens after the answer.
 */
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { BackgroundLetters, SentLetterRow } from '../../platform/mail/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { Accounts } from '../accounts.js';
import { takenAddressLetter } from './account-letters.js';

const DATE = 10;

@Injectable()
export class TellOfTakenAddress {
  /** Letters of the day that this process has begun: what is under way is not kept yet. */
  private begun: { readonly day: string; readonly ids: Set<string> } = { day: '', ids: new Set() };

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
      const day = this.clock.now().toISOString().slice(0, DATE);
      const id = `sign-up-tried-${playerId}-${day}`;
      if (!this.begins(id, day)) return null;
      if (await this.database.repository(SentLetterRow).existsBy({ letterId: id })) return null;
      const { publicUrl } = this.config;
      const [url, resetUrl] = [`${publicUrl}/login`, `${publicUrl}/forgot-password`];
      const letter = takenAddressLetter({ id, to: account.email, url, resetUrl });
      return { ...letter, keptFor: { playerId, kind: 'sign_up_tried', eventId: null } };
    });
  }

  private begins(id: string, day: string): boolean {
    if (this.begun.day !== day) this.begun = { day, ids: new Set() };
    const { ids } = this.begun;
    if (ids.has(id)) return false;
    ids.add(id);
    return true;
  }
}
