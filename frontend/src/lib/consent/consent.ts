/**
 * The visitor's choice about ads and analytics (specification, section 4; decisions 2 and 39), kept as `cookieConsent`. Until
 * there is one nothing is measured. Global Privacy Control counts as Reject, whatever was chosen before.
 */
import { localItems } from '../storage.js';

export type ConsentChoice = 'granted' | 'denied';
export type Consent = ConsentChoice | 'unset';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

const listeners = new Set<() => void>();
let settingsOpen = false;

export function consent(): Consent {
  if (hasPrivacyControl()) return 'denied';
  const stored = localItems.read('cookieConsent');
  return stored === 'granted' || stored === 'denied' ? stored : 'unset';
}

/** Whether the browser says for its user that nothing is to be shared. */
export function hasPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** Keeps the choice, tells who listens, and closes the banner. */
export function chooseConsent(choice: ConsentChoice): void {
  localItems.write('cookieConsent', choice);
  settingsOpen = false;
  notify();
}

/** "Cookie settings": the banner comes back; what was chosen holds until another choice is made. */
export function openConsentSettings(): void {
  settingsOpen = true;
  notify();
}

/** Whether the banner asks: no choice was made yet, or the visitor wants to see it again. */
export function asksForConsent(): boolean {
  return settingsOpen || consent() === 'unset';
}

export function consentSettingsOpen(): boolean {
  return settingsOpen;
}

/** Also told when another tab chooses. */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'cookieConsent' || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}
