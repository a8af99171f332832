/** Every size of text is a step of the scale: none stands beside it, and classNames knows them all. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { classNames } from '../lib/class-names.js';

const source = path.join(__dirname, '..');
const css = readFileSync(path.join(__dirname, 'house.css'), 'utf8');
const steps = [...css.matchAll(/--text-([a-z]+): /g)].map(([, step]) => step!);

it('has a dozen steps at most', () => {
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThanOrEqual(12);
});

it('is all that is used', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.tsx?$/.test(file),
  );
  const sizes = files.flatMap((file) => [
    ...readFileSync(path.join(source, file), 'utf8').matchAll(
      /\btext-(?:\[[\d.c]|(?:xs|sm|base|lg|\d?xl)\b)/g,
    ),
  ]);
  expect(files.length).toBeGreaterThan(100);
  expect(sizes.map(([size]) => size)).toEqual([]);
});

it.each(steps)('lets %s take the place of another size', (step) => {
  const other = step === 'body' ? 'lead' : 'body';
  expect(classNames(`text-${other} text-ink`, `text-${step}`)).toBe(`text-ink text-${step}`);
});
