export { BackgroundLetters } from './background-letters.js';
export { BackgroundLettersModule } from './background-letters.module.js';
export { composeLetter, type LetterPart } from './compose-letter.js';
export { MailModule } from './mail.module.js';
export { MailUnavailable, Mailer, type Letter } from './mailer.js';
