import { setPageMetas } from '../../testing/page-metas.js';
import { chooseConsent } from '../consent/consent.js';
import { startMeasurement, track, withAdClickIds } from './index.js';

const ids = {
  tagManager: 'GTM-ABC123',
  pixel: '1234567890',
  adConversion: 'AW-123/paid',
  nonce: 'bm9uY2U=',
};
let undo: (() => void)[] = [];

function open(metas: Parameters<typeof setPageMetas>[0], landingSearch = ''): void {
  undo.push(setPageMetas(metas), startMeasurement(landingSearch));
}

/** Commands are `arguments` objects; here they read like what was called. */
function sent(): unknown[] {
  return (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
      : entry,
  );
}
const events = () => sent().filter((entry) => !Array.isArray(entry));
const commands = () => sent().filter((entry) => Array.isArray(entry));
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  chooseConsent('denied');
  undo.forEach((take) => take());
  undo = [];
  scripts().forEach((script) => script.remove());
  delete window.dataLayer;
  delete window.fbq;
  delete window._fbq;
  localStorage.clear();
  sessionStorage.clear();
});

describe('before consent', () => {
  it('nothing is pushed, stored or loaded', () => {
    open(ids, '?gclid=abc');
    track({ name: 'view_item', item: 'press_kit' });
    track({ name: 'purchase', transactionId: 'cs_1', amountUsd: 5 });
    expect([window.dataLayer, window.fbq, scripts(), localStorage.length, sessionStorage.length]).toEqual([
      undefined,
      undefined,
      [],
      0,
      0,
    ]);
    expect(withAdClickIds('https://pay.example/c/1')).toBe('https://pay.example/c/1');
  });

  it('and with a Reject, neither', () => {
    open(ids, '?gclid=abc');
    chooseConsent('denied');
    track({ name: 'demo_complete' });
    expect([window.dataLayer, scripts(), sessionStorage.length]).toEqual([undefined, [], 0]);
    chooseConsent('granted');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('with consent', () => {
  it('both consents go from denied to granted before anything else, and the scripts carry the nonce', () => {
    open(ids);
    chooseConsent('granted');
    const state = (choice: string) => ({
      ad_storage: choice,
      ad_user_data: choice,
      ad_personalization: choice,
      analytics_storage: choice,
    });
    expect(sent().slice(0, 2)).toEqual([
      ['consent', 'default', { ...state('denied'), wait_for_update: 500 }],
      ['consent', 'update', state('granted')],
    ]);
    expect(scripts().map(({ src, nonce }) => [src, nonce])).toEqual([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', 'bm9uY2U='],
      ['https://www.googletagmanager.com/gtag/js?id=AW-123', 'bm9uY2U='],
      ['https://connect.facebook.net/en_US/fbevents.js', 'bm9uY2U='],
    ]);
    chooseConsent('denied');
    expect(commands().at(-1)).toEqual(['consent', 'update', state('denied')]);
    expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
    const before = sent().length;
    track({ name: 'demo_complete' });
    expect(sent()).toHaveLength(before);
    chooseConsent('granted');
    expect(scripts()).toHaveLength(3);
  });

  it('loads nothing that has no id', () => {
    open({ pixel: ids.pixel });
    chooseConsent('granted');
    track({ name: 'view_item', item: 'full-game' });
    expect(window.dataLayer).toBeUndefined();
    expect(scripts().map(({ src }) => src)).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    undo.forEach((take) => take());
    open({});
    track({ name: 'purchase', transactionId: 'cs_1', amountUsd: 1 });
    expect(localStorage.getItem('sentTransactionIds')).toBeNull();
  });

  it('reports each event by its name', () => {
    open(ids);
    chooseConsent('granted');
    track({ name: 'view_item', item: 'roman_republic_period' });
    track({ name: 'start_game', gameType: 'sengoku_japan' });
    track({ name: 'demo_turn_complete', turn: 2 });
    track({ name: 'demo_complete' });
    track({ name: 'demo_to_signup' });
    track({ name: 'demo_to_purchase' });
    track({ name: 'complete_registration' });
    track({ name: 'begin_checkout', item: 'credits', amountUsd: 10 });
    expect(events().slice(1)).toEqual([
      {
        event: 'view_item',
        ecommerce: {
          currency: 'USD',
          value: 1,
          items: [{ item_id: 'roman_republic_period', item_name: 'Roman Republic', price: 1, quantity: 1 }],
        },
      },
      { event: 'start_game', game_type: 'sengoku_japan' },
      { event: 'demo_turn_complete', event_label: 'turn_2' },
      { event: 'demo_complete' },
      { event: 'demo_to_signup' },
      { event: 'demo_to_purchase' },
      {
        event: 'begin_checkout',
        ecommerce: {
          currency: 'USD',
          value: 10,
          items: [
            { item_id: 'credits', item_name: 'Game Credits (Virtual Currency)', price: 10, quantity: 1 },
          ],
        },
      },
    ]);
    expect(window.fbq?.queue.filter(([verb]) => verb === 'track').map(([, name]) => name)).toEqual([
      'PageView',
      'ViewContent',
      'CompleteRegistration',
      'AddToCart',
    ]);
  });

  it('reports a transaction once, with its payer for ad measurement', () => {
    open(ids);
    chooseConsent('granted');
    const purchase = {
      name: 'purchase',
      transactionId: 'cs_1',
      amountUsd: 5,
      email: ' Ada@Example.COM ',
    } as const;
    track(purchase);
    track(purchase);
    expect(commands().slice(-2)).toEqual([
      ['set', 'user_data', { email: 'ada@example.com' }],
      ['event', 'conversion', { send_to: 'AW-123/paid', value: 5, currency: 'USD', transaction_id: 'cs_1' }],
    ]);
    expect(events().slice(1)).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'cs_1',
          currency: 'USD',
          value: 5,
          items: [
            { item_id: 'credits', item_name: 'Game Credits (Virtual Currency)', price: 5, quantity: 1 },
          ],
        },
      },
    ]);
    expect(window.fbq?.queue.filter(([, name]) => name === 'Purchase')).toHaveLength(1);
  });

  it('remembers the last 100 transactions, and mends what it cannot read', () => {
    localStorage.setItem('sentTransactionIds', '{broken');
    open(ids);
    chooseConsent('granted');
    for (let n = 1; n <= 101; n++) track({ name: 'purchase', transactionId: `cs_${n}`, amountUsd: 1 });
    const kept = JSON.parse(localStorage.getItem('sentTransactionIds') ?? '') as string[];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 'cs_2', 'cs_101']);
  });
});

describe('ad-click ids', () => {
  it('of the landing address wait in memory for consent, and then go along to the checkout', () => {
    open({}, '?gclid=abc&wbraid=w-1&gbraid=%3Cscript%3E&utm_source=x');
    expect(sessionStorage).toHaveLength(0);
    chooseConsent('granted');
    expect({ ...sessionStorage }).toEqual({ gclid: 'abc', wbraid: 'w-1' });
    expect(withAdClickIds('https://pay.example/c/1?k=v#frag')).toBe(
      'https://pay.example/c/1?k=v&gclid=abc&wbraid=w-1#frag',
    );
    chooseConsent('denied');
    expect(sessionStorage).toHaveLength(0);
    expect(withAdClickIds('https://pay.example/c/1')).toBe('https://pay.example/c/1');
  });
});
