export type { Letter } from './letter.js';
export { startMailbox, type Mailbox } from './mailbox.js';
