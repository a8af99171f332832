/** No line stands in two eras, whatever names and small words fill it. */
import { banks } from './banks.js';

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : [];
}

function bare(line: string): string {
  return line
    .replace(/\{(?:s|es|is|has|does|was)\}/g, '')
    .replace(/\{\w+\}/g, '·')
    .toLowerCase()
    .replace(/[^\p{L}· ]/gu, '');
}

it('has no sentence in two eras', () => {
  const eraOf = new Map<string, string>();
  const shared = Object.entries(banks).flatMap(([era, bank]) =>
    linesIn(bank).flatMap((line) => {
      const key = bare(line);
      const before = eraOf.get(key) ?? era;
      eraOf.set(key, before);
      // One word, or two, may be anybody’s.
      return before === era || key.split(' ').length < 3 ? [] : [`${before} and ${era}: ${line}`];
    }),
  );
  expect(shared).toEqual([]);
});
