export { MailModule } from './mail.module.js';
export { MailUnavailable, Mailer, type Letter } from './mailer.js';
