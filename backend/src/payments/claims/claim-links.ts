/** The link that is mailed to a visitor who paid: whoever comes with it gets the payment. It is signed, so that nothing is kept of it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/index.js';
import { derivedKey } from '../../platform/keys/index.js';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

@Injectable()
export class ClaimLinks {
  private readonly key: Buffer;

  constructor(private readonly config: AppConfig) {
    this.key = derivedKey(config.masterKey, 'payment-claim');
  }

  urlFor(paymentId: string): string {
    const token = `${paymentId}.${this.sign(paymentId)}`;
    return `${this.config.publicUrl}/account?tab=credits&claim=${token}`;
  }

  /** The payment that the link's token is good for; null for one that is not ours. */
  paymentOf(token: string): string | null {
    const [, paymentId, signature] = TOKEN.exec(token) ?? [];
    if (paymentId === undefined || signature === undefined) return null;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(paymentId)));
    return isOurs ? paymentId : null;
  }

  private sign(paymentId: string): string {
    return createHmac('sha256', this.key).update(paymentId).digest('base64url');
  }
}
