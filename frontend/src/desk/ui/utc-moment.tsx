import { formatUtcSecond } from '../lib/format-utc.js';

/** A moment of the books: in UTC, as the periods are. */
export function UtcMoment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={at} className={className}>
      {formatUtcSecond(at)}
    </time>
  );
}
