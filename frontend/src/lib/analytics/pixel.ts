/** The advertising pixel: a queue that its script takes over when it comes. */
import { pixelId } from '../page-meta.js';
import { items, type AnalyticsEvent } from './events.js';
import { loadThirdPartyScript } from './third-party-script.js';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** As its script expects to find it: calls wait in `queue` until it sets `callMethod`. */
interface PixelQueue {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

export function isPixelConfigured(): boolean {
  return pixelId() !== null;
}

export function openPixel(): void {
  const queue: PixelQueue = Object.assign(
    (...words: unknown[]) => {
      if (queue.callMethod) queue.callMethod(...words);
      else queue.queue.push(words);
    },
    { queue: [], loaded: true, version: '2.0' },
  );
  window.fbq = queue;
  window._fbq = queue;
  queue('consent', 'grant');
  queue('init', pixelId());
  queue('track', 'PageView');
  loadThirdPartyScript(SCRIPT);
}

/** @param choice a later one than the first */
export function updatePixel(choice: 'granted' | 'denied'): void {
  window.fbq?.('consent', choice === 'granted' ? 'grant' : 'revoke');
}

export function sendToPixel(event: AnalyticsEvent): void {
  switch (event.name) {
    case 'view_item':
      send('ViewContent', { ...content(event.item), ...price(items[event.item].price) });
      break;
    case 'begin_checkout':
      if (event.item === 'credits') send('AddToCart', { ...content('credits'), ...price(event.amountUsd) });
      break;
    case 'purchase':
      send('Purchase', { ...content('credits'), ...price(event.amountUsd) }, event.transactionId);
      break;
    case 'complete_registration':
      send('CompleteRegistration', {});
      break;
    case 'start_game':
    case 'demo_turn_complete':
    case 'demo_complete':
    case 'demo_to_signup':
    case 'demo_to_purchase':
      // The tag manager's alone.
      break;
  }
}

/** @param eventId lets the pixel drop what it has already counted */
function send(name: string, values: object, eventId?: string): void {
  window.fbq?.('track', name, values, ...(eventId === undefined ? [] : [{ eventID: eventId }]));
}

function content(item: keyof typeof items) {
  return { content_ids: [item], content_name: items[item].name, content_type: 'product' };
}

function price(dollars: number) {
  return { value: dollars, currency: 'USD' };
}
