/** A page of the product in a fresh browser context, watched for trouble. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { watchForTrouble, type TroubleWatch } from './trouble-watch.js';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Taps instead of clicks. */
  readonly touch?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly watch: TroubleWatch;
  readonly context: BrowserContext;
  /** A click, or a tap where there is no mouse. */
  press(target: Locator): Promise<void>;
}

const ACTION_TIMEOUT_MS = 15_000;

export function origin(): string {
  const url = process.env.RUBICON_ORIGIN;
  if (!url) throw new Error('The game is not running: start these specs through e2e/jest.config.mjs.');
  return url;
}

/**
 * Call it once at the top of a spec file, or of each block that has a house of its own: starts a browser, ends it, and holds every test to it that nothing went wrong
 * in a page that it did not expect. @returns how to open a page
 */
export function visitors(): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser | undefined;
  const visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  afterEach(() => {
    expect(visits.flatMap(({ watch }) => watch.takeTroubles())).toEqual([]);
  });

  return async ({ viewport = desktop, touch = false } = {}) => {
    if (!browser) throw new Error('The browser starts before the first test, not sooner.');
    const context = await browser.newContext({
      viewport,
      hasTouch: touch,
      baseURL: origin(),
      reducedMotion: 'reduce',
      // Otherwise the machine's, which may be none that Intl knows: "en-US@posix".
      locale: 'en-US',
    });
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    const page = await context.newPage();
    const watch = watchForTrouble(page);
    const press = (target: Locator) => (touch ? target.tap() : target.click());
    visits.push({ page, watch, context, press });
    return { page, watch, context, press };
  };
}
