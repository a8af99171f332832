export { BackgroundLetters } from './background-letters.js';
export { BackgroundLettersModule } from './background-letters.module.js';
export { composeLetter, type LetterPart } from './compose-letter.js';
export { LetterArchive, type KeptLetter, type LetterText } from './letter-archive.js';
export { MailModule } from './mail.module.js';
export { MailUnavailable, Mailer, type Letter, type LetterKind, type LetterOfPlayer } from './mailer.js';
export { SentLetterRow } from './sent-letter.table.js';
