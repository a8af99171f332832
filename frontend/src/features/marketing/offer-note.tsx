import { classNames } from '../../lib/class-names.js';
import { marketingStrings } from '../../strings/marketing.js';

/** What stands beside every $1 offer (decision 19). */
export function OfferNote({ className }: { className?: string }) {
  return <p className={classNames('text-note text-ink-soft', className)}>{marketingStrings.offer}</p>;
}
