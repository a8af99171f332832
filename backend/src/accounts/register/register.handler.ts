import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, Ids } from '../../platform/clock/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { emailKey, usernameKey } from '../account-names.js';
import type { AccountRow } from '../account.table.js';
import { Accounts } from '../accounts.js';
import { namesTaken } from '../names-taken.js';
import { Passwords } from '../passwords/passwords.js';
import { PlayerSessions } from '../sessions/player-sessions.js';
import type { SignedIn } from '../signed-in.js';
import { CompleteRegistration } from './complete-registration.js';
import { TellOfTakenAddress } from '../letters/tell-of-taken-address.js';

export class RegisterAccount extends Command<SignedIn> {
  constructor(
    readonly username: string,
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly registration: CompleteRegistration,
    private readonly sessions: PlayerSessions,
    private readonly takenAddress: TellOfTakenAddress,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(command: RegisterAccount): Promise<SignedIn> {
    const account = await this.claimNames(command);
    const position = await this.registration.finish(account);
    const token = await this.sessions.begin(account);
    if (token === null) throw new Refused('session_ended');
    return { account, token, position };
  }

  private async claimNames({ username, email, password }: RegisterAccount): Promise<AccountRow> {
    const row: AccountRow = {
      playerId: this.ids.uuid(),
      username: username.trim(),
      usernameKey: usernameKey(username),
      email: email.trim(),
      emailKey: emailKey(email),
      passwordHash: await this.passwords.hash(password),
      state: 'pending',
      createdAt: this.clock.now(),
    };
    const taken = await this.accounts.insert(row);
    if (taken === null) return row;
    const unfinished = await this.unfinishedRegistration(row, password);
    if (!unfinished) {
      if (taken === 'email') this.takenAddress.tell(row.email);
      throw namesTaken(taken);
    }
    return unfinished;
  }

  /** The same player's registration that was cut off before: same names, same password. */
  private async unfinishedRegistration(wanted: AccountRow, password: string): Promise<AccountRow | null> {
    const found = await this.accounts.byLogin(wanted.username);
    if (found?.state !== 'pending' || found.emailKey !== wanted.emailKey) return null;
    return (await this.passwords.matches(password, found.passwordHash)) ? found : null;
  }
}
