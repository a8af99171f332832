import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { Log } from '../observability/index.js';
import { LetterArchive } from './letter-archive.js';
import { Mailer } from './mailer.js';
import { NoMailer } from './no-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

@Global()
@Module({
  providers: [
    {
      provide: Mailer,
      inject: [AppConfig, Log],
      useFactory: ({ smtpUrl, mailFrom }: AppConfig, log: Log): Mailer =>
        smtpUrl === null ? new NoMailer(log.for('mail')) : new SmtpMailer(smtpUrl, mailFrom, log.for('mail')),
    },
    LetterArchive,
  ],
  exports: [Mailer, LetterArchive],
})
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(Mailer) private readonly mailer: Mailer) {}

  onApplicationShutdown(): void {
    if (this.mailer instanceof SmtpMailer) this.mailer.close();
  }
}
