/** What a page fetches, as it goes over the wire. */
import type { Page } from 'playwright-core';

export interface Fetched {
  readonly url: string;
  /** Headers and body, as sent. 0: from the browser's cache. */
  readonly bytes: number;
}

const QUIET_MS = 2_000;

/** Opens an address in a page that has fetched nothing yet. @returns all that it fetched until nothing moved for two seconds */
export async function fetchedOnFirstVisit(page: Page, address: string): Promise<Fetched[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const urls = new Map<string, string>();
  const fetched: Fetched[] = [];
  let quiet: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = () => {
    clearTimeout(timer);
    timer = setTimeout(() => quiet(), QUIET_MS);
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    stir();
  });
  devtools.on('Network.dataReceived', stir);
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    fetched.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
    stir();
  });
  devtools.on('Network.loadingFailed', stir);
  const silence = new Promise<void>((resolve) => (quiet = resolve));
  await page.goto(address);
  await silence;
  await devtools.detach();
  return fetched;
}
