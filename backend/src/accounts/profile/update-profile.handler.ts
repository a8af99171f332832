/** Changes what is named: username and address in their row, settings in the player's stream. Repeated, it does nothing more. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Settings } from '@rubicon/contracts';
import { BackgroundLetters } from '../../platform/mail/index.js';
import { addressChangedLetter } from '../letters/account-letters.js';
import { TellOfTakenAddress } from '../letters/tell-of-taken-address.js';
import { Ids } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { emailKey, usernameKey } from '../account-names.js';
import type { AccountRow } from '../account.table.js';
import { Accounts } from '../accounts.js';
import { namesTaken } from '../names-taken.js';
import { PasswordResets } from '../password-reset/password-resets.js';
import { PasswordConfirmation } from '../passwords/password-confirmation.js';

export class UpdateProfile extends Command<bigint | null> {
  constructor(
    readonly playerId: string,
    readonly changes: {
      readonly username?: string;
      readonly email?: string;
      readonly currentPassword?: string;
      readonly settings?: Partial<Settings>;
    },
  ) {
    super();
  }
}

@CommandHandler(UpdateProfile)
export class UpdateProfileHandler implements ICommandHandler<UpdateProfile> {
  constructor(
    private readonly accounts: Accounts,
    private readonly confirmation: PasswordConfirmation,
    private readonly resets: PasswordResets,
    private readonly letters: BackgroundLetters,
    private readonly takenAddress: TellOfTakenAddress,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly config: AppConfig,
    private readonly ids: Ids,
  ) {}

  /** The log position it reached. @throws Refused when a name is taken, `wrong_password` for a new address without it */
  async execute({ playerId, changes }: UpdateProfile): Promise<bigint | null> {
    const account = await this.accounts.byPlayer(playerId);
    if (!account) throw new Refused('session_ended');
    const { username = account.username, email = account.email, currentPassword, settings } = changes;
    const isNewAddress = email !== account.email;
    if (isNewAddress) await this.confirmation.confirm(account, currentPassword);
    if (isNewAddress || username !== account.username) {
      const names = { username, usernameKey: usernameKey(username), email, emailKey: emailKey(email) };
      const taken = await this.accounts.change(playerId, names);
      if (taken === 'email') this.takenAddress.tell(email);
      if (taken) throw namesTaken(taken);
    }
    if (emailKey(email) !== account.emailKey) {
      // Links lie in the mailbox of before.
      await this.resets.endAll(playerId);
      this.tellOldAddress(account);
    }
    return settings ? this.changeSettings(playerId, settings) : null;
  }

  private tellOldAddress({ playerId, email: to }: AccountRow): void {
    const id = `address-changed-${this.ids.uuid()}`;
    const { contactEmail: contact } = this.config;
    const keptFor = { playerId, kind: 'address_changed', eventId: null } as const;
    this.letters.post(() => Promise.resolve({ ...addressChangedLetter({ id, to, contact }), keptFor }));
  }

  private async changeSettings(playerId: string, settings: Partial<Settings>): Promise<bigint | null> {
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'ChangeSettings', settings },
      this.contexts.of({ actorId: playerId }),
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }
}
