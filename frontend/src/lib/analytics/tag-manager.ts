/**
 * The tag manager and the ad measurement, which share one queue (`dataLayer`). The queue comes into being with consent, and both
 * scripts with it. Events are what the tag manager's triggers listen to; conversions go by the command interface.
 */
import { adConversionId, tagManagerId } from '../page-meta.js';
import { items, type AnalyticsEvent, type ItemId } from './events.js';
import { loadThirdPartyScript } from './third-party-script.js';

const HOST = 'https://www.googletagmanager.com';
/** How long the scripts hold back for the update that follows the default at once (specification, section 7). */
const CONSENT_WAIT_MS = 500;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function isTagManagerConfigured(): boolean {
  return tagManagerId() !== null || adConversionId() !== null;
}

/** Denied by default, granted by the visitor's choice, and only then the scripts. */
export function openTagManager(): void {
  window.dataLayer = [];
  command('consent', 'default', { ...consentState('denied'), wait_for_update: CONSENT_WAIT_MS });
  command('consent', 'update', consentState('granted'));
  const manager = tagManagerId();
  if (manager !== null) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadThirdPartyScript(`${HOST}/gtm.js?id=${encodeURIComponent(manager)}`);
  }
  const account = adConversionId()?.split('/')[0];
  if (account) {
    command('js', new Date());
    command('config', account, { allow_enhanced_conversions: true });
    loadThirdPartyScript(`${HOST}/gtag/js?id=${encodeURIComponent(account)}`);
  }
}

/** @param choice a later one than the first */
export function updateTagManager(choice: 'granted' | 'denied'): void {
  command('consent', 'update', consentState(choice));
}

export function sendToTagManager(event: AnalyticsEvent): void {
  switch (event.name) {
    case 'view_item':
      push(event.name, { ecommerce: ecommerce(event.item, items[event.item].price) });
      break;
    case 'begin_checkout':
      push(event.name, { ecommerce: ecommerce(event.item, event.amountUsd) });
      break;
    case 'purchase':
      sendPurchase(event);
      break;
    case 'start_game':
      push(event.name, { game_type: event.gameType });
      break;
    case 'demo_turn_complete':
      push(event.name, { event_label: `turn_${event.turn}` });
      break;
    case 'demo_complete':
    case 'demo_to_signup':
    case 'demo_to_purchase':
      push(event.name, {});
      break;
    case 'complete_registration':
      // The pixel's alone.
      break;
  }
}

function sendPurchase(purchase: Extract<AnalyticsEvent, { name: 'purchase' }>): void {
  const { transactionId, amountUsd, email } = purchase;
  const payer = email?.trim().toLowerCase();
  if (payer) command('set', 'user_data', { email: payer });
  push('purchase', {
    ecommerce: { transaction_id: transactionId, ...ecommerce('credits', amountUsd) },
  });
  const conversion = adConversionId();
  if (conversion !== null)
    command('event', 'conversion', {
      send_to: conversion,
      value: amountUsd,
      currency: 'USD',
      transaction_id: transactionId,
    });
}

function push(event: string, values: object): void {
  window.dataLayer?.push({ event, ...values });
}

/** The scripts tell commands from events by the type of the entry: an `arguments` object, not an array. */
function command(..._words: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
}

function ecommerce(item: ItemId, price: number) {
  return {
    currency: 'USD',
    value: price,
    items: [{ item_id: item, item_name: items[item].name, price, quantity: 1 }],
  };
}

function consentState(choice: 'granted' | 'denied') {
  return {
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
  };
}
