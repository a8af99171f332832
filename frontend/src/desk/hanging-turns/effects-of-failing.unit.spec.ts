import { effectsOfFailing, isAllDone, outcomeOfFailing } from './effects-of-failing.js';

const counted = {
  oldestSubmittedAt: '2026-11-26T09:00:00.000Z',
  mostAtOnce: 100,
  oldest: [],
  givenUpAfterMs: 180_000,
};
const always = [
  'What comes to its end meanwhile keeps it.',
  'It stands in the log under your id, and cannot be undone.',
];

it.each([
  [undefined, ['They are being counted.']],
  [
    { ...counted, count: 0, oldestSubmittedAt: null, reservedMicroUsd: 0 },
    ['None of them hangs any more: nothing is to be done.'],
  ],
  [
    { ...counted, count: 37, reservedMicroUsd: 1_110_000 },
    [
      '37 turns fail, $1.11 of reserves go back.',
      'Their players read that it hung and that we ended it. They pay nothing, and can send their text again.',
      ...always,
    ],
  ],
  [
    { ...counted, count: 1, reservedMicroUsd: 0 },
    [
      '1 turn fails. Nothing is reserved for it.',
      'Its player reads that it hung and that we ended it. They pay nothing, and can send their text again.',
      ...always,
    ],
  ],
  [
    { ...counted, count: 1_201, reservedMicroUsd: 38_432_000 },
    [
      '1,201 turns fail, $38.432 of reserves go back.',
      'Their players read that it hung and that we ended it. They pay nothing, and can send their text again.',
      'A call fails 100 of them, the oldest first: 13 calls follow one another.',
      ...always,
    ],
  ],
])('says of %j what ending them does', (given, effects) => expect(effectsOfFailing(given)).toEqual(effects));

const nothing = { failed: 0, endedBefore: 0, notEnded: 0, left: 0 };
it.each([
  [{ ...nothing, failed: 37 }, ['37 turns failed, with release.'], true],
  [
    { ...nothing, failed: 1, endedBefore: 1 },
    ['1 turn failed, with release.', '1 turn had come to its end before, and keeps it.'],
    true,
  ],
  [
    { failed: 85, endedBefore: 2, notEnded: 13, left: 50 },
    [
      '85 turns failed, with release.',
      '2 turns had come to their end before, and keep it.',
      '13 turns could not be failed, or not quite: the log says why.',
      '50 turns are left.',
    ],
    false,
  ],
  [
    { ...nothing, notEnded: 1 },
    ['No turn failed.', '1 turn could not be failed, or not quite: the log says why.'],
    false,
  ],
  [
    { ...nothing, endedBefore: 4 },
    ['Somebody else was quicker: every one of them had come to its end.'],
    true,
  ],
])('says of %j what came of it', (soFar, sentences, isDone) => {
  expect(outcomeOfFailing(soFar)).toEqual(sentences);
  expect(isAllDone(soFar)).toBe(isDone);
});
