/** Opening personal text, and while it is open. */
export const grantStrings = {
  open: 'Open personal text…',
  title: 'Open personal text',
  means: [
    'For 15 minutes you read this player’s names, letters and stories as they are; nobody else’s.',
    'Your name, the time and your reason are recorded.',
    'The player is told all of it in the export of their data.',
  ],
  reason: 'Reason',
  reasonHint: 'Ten characters or more: what the player asked, or what you look into.',
  submit: 'Open for 15 minutes',
  submitting: 'Opening…',
  failed: 'It could not be opened. Try again.',
  badge: 'Personal text is open',
  left: (time: string) => `${time} left`,
  close: 'Close now',
  closing: 'Closing…',
  closeFailed: 'It could not be closed. It closes by itself when its time is over.',
  ranOut: 'Personal text has closed: its 15 minutes are over.',
};
