import { roundedMs } from './rounded-ms.js';

it.each([
  [-7, 0],
  [0, 0],
  [1, 1],
  [127, 127],
  [128, 128],
  [129, 130],
  [130, 130],
  [1_000, 1_000],
  [1_003, 1_000],
  [1_004, 1_008],
  [180_000, 180_224],
])('rounds %d ms to %d', (milliseconds, rounded) => expect(roundedMs(milliseconds)).toBe(rounded));

it('loses less than 0.8 %, keeps the order, and changes nothing that was rounded', () => {
  let before = 0;
  for (let milliseconds = 1; milliseconds < 2 ** 18; milliseconds += 1) {
    const rounded = roundedMs(milliseconds);
    if (
      Math.abs(rounded - milliseconds) / milliseconds >= 0.008 ||
      rounded < before ||
      roundedMs(rounded) !== rounded
    )
      throw new Error(`${milliseconds} ms became ${rounded}`);
    before = rounded;
  }
});

it('leaves 64 different times between one and its double', () => {
  const different = new Set<number>();
  for (let milliseconds = 4_096; milliseconds < 8_192 - 32; milliseconds += 1)
    different.add(roundedMs(milliseconds));
  expect(different.size).toBe(64);
});
