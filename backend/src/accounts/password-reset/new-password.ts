/** What a new password brings with it, however it was chosen: every sign-in and every reset link ends, and the player is told. */
import { Injectable } from '@nestjs/common';
import { BackgroundLetters } from '../../platform/mail/index.js';
import { passwordChangedLetter } from '../letters/account-letters.js';
import { Ids } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { AccountRow } from '../account.table.js';
import { PasswordResets } from './password-resets.js';
import { PlayerSessions } from '../sessions/player-sessions.js';
import { Accounts } from '../accounts.js';

@Injectable()
export class NewPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly resets: PasswordResets,
    private readonly sessions: PlayerSessions,
    private readonly letters: BackgroundLetters,
    private readonly config: AppConfig,
    private readonly ids: Ids,
  ) {}

  async set({ playerId, email }: AccountRow, passwordHash: string): Promise<void> {
    await this.accounts.change(playerId, { passwordHash });
    await this.resets.endAll(playerId);
    await this.sessions.endAll(playerId);
    const id = `password-changed-${this.ids.uuid()}`;
    const url = `${this.config.publicUrl}/forgot-password`;
    const keptFor = { playerId, kind: 'password_changed', eventId: null } as const;
    this.letters.post(() => Promise.resolve({ ...passwordChangedLetter({ id, to: email, url }), keptFor }));
  }
}
