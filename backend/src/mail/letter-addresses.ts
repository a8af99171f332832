/** Where to write to, and where a letter's reader goes on. */
import { Injectable } from '@nestjs/common';
import { AccountEmails } from '../accounts/index.js';
import { PayerEmails } from '../payments/index.js';
import { AppConfig } from '../platform/config/index.js';
import { Aggregates } from '../platform/event-store/index.js';
import type { FurtherHelp } from './letters/letter-words.js';

@Injectable()
export class LetterAddresses {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly accountEmails: AccountEmails,
    private readonly payerEmails: PayerEmails,
    private readonly config: AppConfig,
  ) {}

  /** Null: the account is gone. */
  ofPlayer(playerId: string): Promise<string | null> {
    return this.accountEmails.emailOf(playerId);
  }

  /** For a notice: null also when the player wants none. */
  async ofNotifiedPlayer(playerId: string): Promise<string | null> {
    const { settings } = (await this.aggregates.player.load(playerId)).state;
    return settings.emailNotifications ? this.accountEmails.emailOf(playerId) : null;
  }

  /** Of a visitor, as given when paying: asked of the provider at that moment, and not kept. @throws ProviderUnavailable */
  async ofPayer(sessionId: string | null): Promise<string | null> {
    return sessionId === null ? null : this.payerEmails.of(sessionId);
  }

  get help(): FurtherHelp {
    return {
      accountUrl: `${this.config.publicUrl}/account?tab=credits`,
      contactEmail: this.config.contactEmail,
    };
  }

  get support(): string {
    return this.config.contactEmail;
  }

  /** Where support reads what players report. */
  get reportsUrl(): string {
    return `${this.config.publicUrl}/staff/reports`;
  }

  get playUrl(): string {
    return `${this.config.publicUrl}/play`;
  }
}
