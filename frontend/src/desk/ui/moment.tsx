import { formatMoment } from '../../lib/format.js';

export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={at} className={className}>
      {formatMoment(at)}
    </time>
  );
}
