import { formatSecond } from '../lib/format-staff.js';

export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={at} className={className}>
      {formatSecond(at)}
    </time>
  );
}
