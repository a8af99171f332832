export { MailUnavailable, Mailer, type Letter } from './mailer.js';
