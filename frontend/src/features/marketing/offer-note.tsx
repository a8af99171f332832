import { classNames } from '../../lib/class-names.js';
import { marketingStrings } from '../../strings/marketing.js';

/** What stands beside every $1 offer (decision 19). */
export function OfferNote({ className }: { className?: string }) {
  return <p className={classNames('text-[0.9rem] text-ink-soft', className)}>{marketingStrings.offer}</p>;
}
