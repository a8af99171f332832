/** What may be seen of names without a grant: enough to compare with what somebody says on the telephone, too little to learn a name from. */

/** As many whatever the length: it is not told either. */
const HIDDEN_OF_USERNAME = '••••';
const HIDDEN_OF_EMAIL = '•••';
/** Of a shorter one the first and the last character would be nearly all. */
const ENDS_SHOWN_FROM = 4;

/** "desmoulin" is `d••••n`. */
export function maskedUsername(username: string): string {
  const characters = Array.from(username);
  const last = characters.length < ENDS_SHOWN_FROM ? '' : (characters.at(-1) ?? '');
  return `${characters[0] ?? ''}${HIDDEN_OF_USERNAME}${last}`;
}

/** "jean@example.com" is `j•••@e•••.com`: the first letters, and the last part of the domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const end = dot < 0 ? '' : domain.slice(dot);
  return `${firstOf(email.slice(0, at))}${HIDDEN_OF_EMAIL}@${firstOf(domain)}${HIDDEN_OF_EMAIL}${end}`;
}

function firstOf(text: string): string {
  return Array.from(text)[0] ?? '';
}
