import { formatBytes } from './format-bytes.js';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [12_000_000_000_000, '12,000 GB'],
])('writes %d as %s', (bytes, written) => expect(formatBytes(bytes)).toBe(written));
