/** Sends the link, if there is somebody to send it to. All of it happens after the answer, so that its time tells nothing. */
import { Injectable } from '@nestjs/common';
import { BackgroundLetters } from '../../platform/mail/index.js';
import { passwordResetLetter } from '../letters/account-letters.js';
import { Ids } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Accounts } from '../accounts.js';
import { PasswordResets } from './password-resets.js';

@Injectable()
export class RequestPasswordResets {
  constructor(
    private readonly accounts: Accounts,
    private readonly resets: PasswordResets,
    private readonly letters: BackgroundLetters,
    private readonly config: AppConfig,
    private readonly ids: Ids,
  ) {}

  /** @param login a username or an email */
  request(login: string): void {
    this.letters.post(async () => {
      const account = await this.accounts.byLogin(login);
      const token = account && (await this.resets.begin(account.playerId));
      if (!account || token === null) return null;
      const letter = passwordResetLetter({
        id: `password-reset-${this.ids.uuid()}`,
        to: account.email,
        // Behind the #, which no browser sends: no log of a proxy and no third party's script gets to see it.
        url: `${this.config.publicUrl}/reset-password#${token}`,
      });
      const { playerId } = account;
      return { ...letter, keptFor: { playerId, kind: 'password_reset', eventId: null, secret: token } };
    });
  }
}
