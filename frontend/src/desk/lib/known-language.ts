import { locale } from '../../strings/locale.js';

/**
 * Some browsers name a language that Intl does not take ("en-US@posix"), and libraries that ask for it throw. From then on it is that of our strings
 * there, and as it was everywhere else.
 */
export function ensureKnownLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: locale.numbers, configurable: true });
  }
}
