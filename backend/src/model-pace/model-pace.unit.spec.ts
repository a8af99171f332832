import {
  firstTurnsFirstWordsMs,
  LEAST_TIMES,
  longestTimes,
  timesFor,
  usualFirstWordsMs,
} from './model-pace.js';

const tokens = { maxInputTokens: 12_000, maxOutputTokens: 1_000 };
const quick = { latencyMs: 400, readTokensPerSecond: 8_000, writeTokensPerSecond: 80 };
/** A model of 1.5 billion parameters on two cores. */
const slow = { latencyMs: 1_000, readTokensPerSecond: 40, writeTokensPerSecond: 8 };

it.each([
  ['that nobody has probed', null],
  ['that is quick', quick],
])('a model %s has the limits that always held', (_what, pace) =>
  expect(timesFor(pace, tokens)).toEqual(LEAST_TIMES),
);

it('a slow model gets the time to read the longest prompt and to write the longest answer twice', () => {
  // Reading 301 s, writing 125 s, and half as much again.
  expect(timesFor(slow, tokens)).toEqual({
    firstTokenMs: 451_500,
    idleMs: 20_000,
    totalMs: 826_500,
    abandonAfterMs: 1_653_000,
  });
  expect(timesFor({ ...slow, writeTokensPerSecond: 2 }, tokens).idleMs).toBe(30_000);
});

it('what an operator sets holds', () => {
  expect(timesFor(slow, tokens, { firstTokenMs: 5, abandonAfterMs: 7 })).toMatchObject({
    firstTokenMs: 5,
    totalMs: 826_500,
    abandonAfterMs: 7,
  });
  expect(timesFor(null, tokens, { totalMs: 900_000 }).abandonAfterMs).toBe(1_800_000);
});

it('of two models the slower one decides', () => {
  const slower = timesFor(slow, tokens);
  expect(longestTimes([LEAST_TIMES, slower])).toEqual(slower);
  expect(longestTimes([{ ...slower, idleMs: 1 }, LEAST_TIMES])).toEqual(slower);
});

it('first words are expected when the last ones came, else as the pace lets one expect', () => {
  expect(usualFirstWordsMs(slow, [])).toBe(1_000 + 62_500 + 15_000);
  expect(usualFirstWordsMs(slow, [300_000, 290_000])).toBe(1_000 + 62_500 + 15_000);
  expect(usualFirstWordsMs(slow, [90_000, 30_000, 40_000])).toBe(40_000);
});

it('those of a first turn are not expected before its era is read', () => {
  expect(firstTurnsFirstWordsMs(slow, [])).toBe(1_000 + 125_000 + 15_000);
  expect(firstTurnsFirstWordsMs(slow, [90_000, 30_000, 40_000])).toBe(1_000 + 125_000 + 15_000);
  expect(firstTurnsFirstWordsMs(slow, [190_000, 200_000, 210_000])).toBe(200_000);
});
