import type { ReactNode } from 'react';
import { formatDollars } from '../lib/format.js';
import { typicalTurns, type Offer } from '../lib/payments/offers.js';
import { offerStrings } from '../strings/offers.js';

/** What somebody has come for: its name, its price and what it includes; below that, what can be done with it. */
export function OfferPlate({ offer, children }: { offer: Offer; children?: ReactNode }) {
  const { name, dollars } = offer;
  return (
    <section
      aria-labelledby="chosen-offer"
      className="plate border-accent p-5 shadow-[inset_4px_0_0_var(--accent)] sm:px-7"
    >
      <p className="eyebrow">{offerStrings.chosen}</p>
      <div className="mt-1 flex items-start justify-between gap-5">
        <h2 id="chosen-offer" className="display display-md mt-1">
          {name}
        </h2>
        <p className="display figures text-price leading-none">${dollars}</p>
      </div>
      <p className="mt-1 text-note text-ink-soft">
        {offerStrings.includes(formatDollars(dollars), typicalTurns(dollars))}
      </p>
      {children}
    </section>
  );
}
