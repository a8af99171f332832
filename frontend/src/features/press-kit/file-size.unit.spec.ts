import { fileSize } from './file-size.js';

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [48_213, '49 kB'],
  [999_999, '1000 kB'],
  [1_000_000, '1.0 MB'],
  [15_234_567, '15.2 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
