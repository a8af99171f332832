import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refused } from '../../platform/refusals/index.js';
import { Accounts } from '../accounts.js';
import { PlayerSessions } from '../sessions/player-sessions.js';
import type { SignedIn } from '../signed-in.js';
import { NewPassword } from '../password-reset/new-password.js';
import { PasswordConfirmation } from '../passwords/password-confirmation.js';
import { Passwords } from '../passwords/passwords.js';

/** Ends every sign-in, also the one it came with, and begins a fresh one: whoever knew the old token is out. */
export class ChangePassword extends Command<SignedIn> {
  constructor(
    readonly playerId: string,
    readonly currentPassword: string,
    readonly newPassword: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly confirmation: PasswordConfirmation,
    private readonly newPassword: NewPassword,
    private readonly sessions: PlayerSessions,
  ) {}

  /** @throws Refused `wrong_password` */
  async execute({ playerId, currentPassword, newPassword }: ChangePassword): Promise<SignedIn> {
    const account = await this.accounts.byPlayer(playerId);
    if (!account) throw new Refused('session_ended');
    await this.confirmation.confirm(account, currentPassword);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.newPassword.set(account, passwordHash);
    const token = await this.sessions.begin({ ...account, passwordHash });
    if (token === null) throw new Refused('session_ended');
    return { account, token, position: null };
  }
}
