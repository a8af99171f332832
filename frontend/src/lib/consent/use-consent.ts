import { useSyncExternalStore } from 'react';
import { asksForConsent, consent, onConsentChange, type Consent } from './consent.js';

/** 'unset' while prerendered. */
export function useConsent(): Consent {
  return useSyncExternalStore(onConsentChange, consent, () => 'unset');
}

/** Whether the banner stands; never while prerendered, since the server does not know the visitor. */
export function useAsksForConsent(): boolean {
  return useSyncExternalStore(onConsentChange, asksForConsent, () => false);
}
