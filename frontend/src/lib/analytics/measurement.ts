/** What stands between the visitor's choice and the third parties: nothing reaches them but through here. */
import { consent, onConsentChange } from '../consent/consent.js';
import { forgetAdClickIds, keepAdClickIds, rememberLanding } from './ad-click-ids.js';
import type { AnalyticsEvent } from './events.js';
import { isPixelConfigured, openPixel, sendToPixel, updatePixel } from './pixel.js';
import { claimTransaction } from './sent-transactions.js';
import { isTagManagerConfigured, openTagManager, sendToTagManager, updateTagManager } from './tag-manager.js';

let opened = false;

/** Once per page. @param landingSearch of the address it was opened at @returns ends it */
export function startMeasurement(landingSearch: string): () => void {
  rememberLanding(landingSearch);
  followConsent();
  const stop = onConsentChange(followConsent);
  return () => {
    stop();
    opened = false;
  };
}

/** Reports an event; without consent, or without a third party to report to, nothing happens and nothing is kept. */
export function track(event: AnalyticsEvent): void {
  if (consent() !== 'granted' || !opened) return;
  if (event.name === 'purchase' && !claimTransaction(event.transactionId)) return;
  if (isTagManagerConfigured()) sendToTagManager(event);
  if (isPixelConfigured()) sendToPixel(event);
}

function followConsent(): void {
  switch (consent()) {
    case 'granted':
      keepAdClickIds();
      open();
      break;
    case 'denied':
      forgetAdClickIds();
      if (opened) update('denied');
      break;
    case 'unset':
      break;
  }
}

function open(): void {
  if (opened) return update('granted');
  if (!isTagManagerConfigured() && !isPixelConfigured()) return;
  opened = true;
  if (isTagManagerConfigured()) openTagManager();
  if (isPixelConfigured()) openPixel();
}

function update(choice: 'granted' | 'denied'): void {
  if (isTagManagerConfigured()) updateTagManager(choice);
  if (isPixelConfigured()) updatePixel(choice);
}
