import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Accounts } from '../accounts.js';
import { Passwords } from '../passwords/passwords.js';
import { CompleteRegistration } from '../register/complete-registration.js';
import { PlayerSessions } from '../sessions/player-sessions.js';
import type { SignedIn } from '../signed-in.js';

export class SignIn extends Command<SignedIn> {
  constructor(
    /** A username or an email. */
    readonly login: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly registration: CompleteRegistration,
    private readonly sessions: PlayerSessions,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly clock: Clock,
  ) {}

  async execute({ login, password }: SignIn): Promise<SignedIn> {
    const account = await this.accounts.byLogin(login);
    const matches = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (!account || !matches) throw invalidCredentials();
    await this.registration.finish(account);
    const { playerId } = account;
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'RecordSignIn', at: this.clock.nowIso() },
      this.contexts.of({ actorId: playerId }),
    );
    // An account that is being deleted is one that nobody has.
    if (outcome.kind === 'refused')
      throw outcome.refusal.code === 'player_erased' ? invalidCredentials() : Refused.by(outcome.refusal);
    const token = await this.sessions.begin(account);
    if (token === null) throw invalidCredentials();
    return { account, token, position: outcome.position };
  }
}

function invalidCredentials(): Refused {
  return new Refused('invalid_credentials');
}
