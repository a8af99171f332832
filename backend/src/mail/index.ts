export { LettersOnce } from './letters-once.js';
export { MailCoreModule } from './mail.core.module.js';
export { CountUnsentLetters } from './unsent-letters.query.js';
