import type { Log } from '../observability/index.js';
import type { Mailer } from './mailer.js';

/** Without `SMTP_URL`: nothing is sent, and that is said once. */
export class NoMailer implements Mailer {
  private told = false;

  constructor(private readonly log: Log) {}

  send(): Promise<boolean> {
    if (!this.told) this.log.warn('SMTP_URL is not set: no letter is sent');
    this.told = true;
    return Promise.resolve(false);
  }
}
