/** Hears what goes wrong in a page without being seen: console errors, exceptions, failed requests, refusals nobody expected. */
import type { Page } from 'playwright-core';

export interface ExpectedRefusal {
  readonly status: number;
  /** Part of the address. */
  readonly address: string;
}

export interface TroubleWatch {
  /** From now on answers of this status from this address are part of the test. */
  expect(refusal: ExpectedRefusal): void;
  /** From now on requests to this address may be cut off: the test does so. */
  expectCut(address: string): void;
  /** What nobody expected since it was last asked, in the order it happened. */
  takeTroubles(): string[];
}

/** Leaving a page ends what it was still reading. */
const ENDED_BY_LEAVING = 'net::ERR_ABORTED';

export function watchForTrouble(page: Page): TroubleWatch {
  const troubles: string[] = [];
  const refusals: ExpectedRefusal[] = [];
  const cuts: string[] = [];
  const isCut = (url: string) => cuts.some((address) => url.includes(address));
  const isExpected = (url: string) => isCut(url) || refusals.some(({ address }) => url.includes(address));

  page.on('pageerror', (error) => troubles.push(`exception: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // The browser's own line about an answer that is judged below; our code logs what it was refused.
    if (message.text().startsWith('Failed to load resource') && isExpected(url)) return;
    if (refusals.some(({ status }) => message.text().startsWith(`ApiError: ${status}:`))) return;
    troubles.push(`console: ${message.text()} (${url})`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason === ENDED_BY_LEAVING || isCut(request.url())) return;
    troubles.push(`request: ${reason} ${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    const url = response.url();
    if (status < 400) return;
    if (refusals.some((expected) => expected.status === status && url.includes(expected.address))) return;
    troubles.push(`answer: ${status} to ${response.request().method()} ${url}`);
  });
  return {
    takeTroubles: () => troubles.splice(0),
    expect: (refusal) => refusals.push(refusal),
    expectCut: (address) => cuts.push(address),
  };
}
