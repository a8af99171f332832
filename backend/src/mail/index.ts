export { LettersOnce } from './letters-once.js';
export { MailCoreModule } from './mail.core.module.js';
