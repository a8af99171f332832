export type { Letter } from './letter.js';
export { startMailbox, type Mailbox, type MailboxOptions } from './mailbox.js';
