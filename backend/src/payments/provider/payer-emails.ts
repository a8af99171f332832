import { Injectable } from '@nestjs/common';
import { PaymentProvider } from './payment-provider.js';

/** For letters: where to write to who paid. Asked of the provider every time; nothing of it is kept here. */
@Injectable()
export class PayerEmails {
  constructor(private readonly provider: PaymentProvider) {}

  /** Null when the session is unknown or not paid. @throws ProviderUnavailable */
  async of(sessionId: string): Promise<string | null> {
    return (await this.provider.findSession(sessionId))?.payerEmail ?? null;
  }
}
