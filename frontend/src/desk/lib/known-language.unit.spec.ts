import { ensureKnownLanguage } from './known-language.js';

let named: string;
beforeEach(() => {
  jest.spyOn(Navigator.prototype, 'language', 'get').mockImplementation(() => named);
});
afterEach(() => {
  delete (navigator as { language?: string }).language;
  jest.restoreAllMocks();
});

it.each([
  ['en-US@posix', 'en-US'],
  ['C', 'en-US'],
  ['de-DE', 'de-DE'],
  ['ja', 'ja'],
])('of %j makes %j', (language, known) => {
  named = language;
  ensureKnownLanguage();
  expect(navigator.language).toBe(known);
});
