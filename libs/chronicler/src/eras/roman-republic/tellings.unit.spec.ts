/** Whatever turn it is and whoever is there, an act finds a line that tells it. */
import { frames } from './frames.js';
import { refusals } from './refusals.js';
import { tellings } from './tellings.js';

/** One part in four is used for ten turns. */
const PARTS = 4;

const outcomes = Object.entries(tellings).flatMap(([actClass, { done, partly, failed, after }]) => [
  [`${actClass} done`, done] as const,
  [`${actClass} partly`, partly] as const,
  [`${actClass} failed`, failed] as const,
  [`${actClass} after`, after] as const,
]);

it.each(outcomes)('%s can be told of anybody, and of nobody, in each part', (_name, lines) => {
  expect(lines.length % PARTS).toBe(0);
  for (let part = 0; part < PARTS; part += 1) {
    const now = lines.filter((_line, index) => index % PARTS === part);
    expect(now.filter((line) => /\{(?:who|Who|what)\}/.test(line))).not.toEqual([]);
    expect(now.filter((line) => !/\{(?!here\})/.test(line))).not.toEqual([]);
  }
});

it.each(outcomes)('%s names somebody before it says "they" of them', (_name, lines) => {
  expect(lines.filter((line) => /\{(?:they|They|them|their)\}/.test(line.split(/\{who\}/i)[0]!))).toEqual([]);
});

const { hours, ...others } = frames;
const held = [...Object.entries(others), ...Object.entries(hours), ...Object.entries(refusals)];

it.each(held)('%s has as many lines in each part', (_name, lines) => {
  expect(lines.length % PARTS).toBe(0);
});

it.each(Object.entries(hours))('%s is the same everywhere', (_hour, lines) => {
  expect(lines.filter((line) => /\b(?:Rome|Forum|Palatine|Italy)\b/.test(line))).toEqual([]);
});
