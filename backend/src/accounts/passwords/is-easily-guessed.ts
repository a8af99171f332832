/** Whether a password is among those that are tried first: what many people use, and what anybody here would think of. */
import { commonPasswords } from './common-passwords.js';

const common: ReadonlySet<string> = new Set(commonPasswords);
/** Of this house. One of them alone, whatever figures and signs stand around it, is no password. */
const ofThisHouse = ['rubicon', 'chronicler', 'password', 'support', 'auditor', 'operator', 'narrator'];
const ONLY_THESE = new RegExp(`^(?:${ofThisHouse.join('|')})+$`);

export function isEasilyGuessed(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return common.has(typed) || ONLY_THESE.test(typed.replace(/\P{L}/gu, ''));
}
