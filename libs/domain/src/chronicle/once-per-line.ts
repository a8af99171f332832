/**
 * What can be said of a line once and for all: it stays the same object as long as nothing is told of it, so that most of a long chronicle
 * was read before.
 */
import type { ChronicleLine } from './chronicle.js';

/** Remembers by the line alone: whatever else is given counts only the first time. */
export function oncePerLine<Result extends NonNullable<unknown>, Further extends readonly unknown[]>(
  compute: (line: ChronicleLine, ...further: Further) => Result,
): (line: ChronicleLine, ...further: Further) => Result {
  const known = new WeakMap<ChronicleLine, Result>();
  return (line, ...further) => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const result = compute(line, ...further);
    known.set(line, result);
    return result;
  };
}
