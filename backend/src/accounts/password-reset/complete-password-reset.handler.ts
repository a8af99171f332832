/** A new password by a link that was mailed. The link is looked up first, so that guessing costs no hashing. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refused } from '../../platform/refusals/index.js';
import { Accounts } from '../accounts.js';
import { NewPassword } from './new-password.js';
import { Passwords } from '../passwords/passwords.js';
import { PasswordResets } from './password-resets.js';

export class CompletePasswordResetWith extends Command<void> {
  constructor(
    readonly token: string,
    readonly newPassword: string,
  ) {
    super();
  }
}

@CommandHandler(CompletePasswordResetWith)
export class CompletePasswordResetHandler implements ICommandHandler<CompletePasswordResetWith> {
  constructor(
    private readonly accounts: Accounts,
    private readonly resets: PasswordResets,
    private readonly passwords: Passwords,
    private readonly newPassword: NewPassword,
  ) {}

  /** @throws Refused `reset_link_expired` */
  async execute({ token, newPassword }: CompletePasswordResetWith): Promise<void> {
    const playerId = await this.resets.ownerOf(token);
    const account = playerId === null ? null : await this.accounts.byPlayer(playerId);
    if (!account) throw new Refused('reset_link_expired');
    const passwordHash = await this.passwords.hash(newPassword);
    if (!(await this.resets.use(token))) throw new Refused('reset_link_expired');
    await this.newPassword.set(account, passwordHash);
  }
}
