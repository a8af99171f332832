/** Contrast of every pair of text and ground in the four dresses and both schemes (WCAG 2.2: 4.5, and 3 for lines of controls). */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const dresses = ['', 'french_revolution', 'roman_republic', 'sengoku_japan'];

const textPairs = ['ink', 'ink-soft', 'accent', 'second', 'danger', 'success'].flatMap((ink) =>
  ['page', 'surface', 'sunken'].map((ground): [string, string] => [ink, ground]),
);
const fillPairs: [string, string][] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-deep'],
  ['on-danger', 'danger'],
  ['page', 'ink'],
];
const controlPairs: [string, string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
];

describe.each([
  ['light', [light]],
  ['dark', [light, dark]],
])('in the %s scheme', (_scheme, sheets) => {
  describe.each(dresses)('dress "%s"', (dress) => {
    const token = tokensOf(sheets, dress);
    it.each([...textPairs, ...fillPairs])('%s on %s is read easily', (ink, ground) => {
      expect(contrast(token(ink), token(ground))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(controlPairs)('%s on %s is seen', (line, ground) => {
      expect(contrast(token(line), token(ground))).toBeGreaterThanOrEqual(3);
    });
  });
});

/** The cascade in small: Rubicon's own values, then the era's; the scheme's sheet over the light one, as the selectors rank. */
function tokensOf(sheets: readonly string[], dress: string): (name: string) => string {
  const values = new Map<string, string>();
  const selectors = dress === '' ? [':root'] : [':root', `[data-era='${dress}']`];
  for (const selector of selectors) for (const sheet of sheets) readBlock(sheet, selector, values);
  return (name) => values.get(name) ?? fail(`no token ${name}`);
}

function readBlock(sheet: string, selector: string, values: Map<string, string>): void {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  for (const [, name, value] of sheet
    .slice(start, sheet.indexOf('}', start))
    .matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) {
    values.set(name!, value!);
  }
}

function fail(message: string): never {
  throw new Error(message);
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance of sRGB, as WCAG defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
