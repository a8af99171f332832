import { classNames } from '../../lib/class-names.js';

/** What stands beside every $1 offer (decision 19). */
export function OfferNote({ className }: { className?: string }) {
  return (
    <p className={classNames('text-[0.9rem] text-ink-soft', className)}>
      $1 once, no subscription: includes $1.00 of credits, about 33 turns.
    </p>
  );
}
