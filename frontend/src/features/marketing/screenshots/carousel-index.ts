/** Where a step leads in a ring of `count` slides: past the last comes the first, before the first the last. */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** The slide an arrow, Home or End leads to; null for every other key. */
export function slideForKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return wrapped(index + 1, count);
    case 'ArrowLeft':
      return wrapped(index - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
