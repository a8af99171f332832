import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../../lib/class-names.js';
import { formatCount, formatMicroUsd } from '../../../lib/format.js';
import { playStrings } from '../../../strings/play.js';
import { turnQuery } from '../../../lib/queries/turn.js';

const ReceiptDetails = lazy(async () => ({
  default: (await import('./receipt-details.js')).ReceiptDetails,
}));
const { receipt: strings } = playStrings;

/** What a turn has cost, in small print; the whole receipt unfolds. */
export function TurnReceipt({ turnId, className }: { turnId: string; className?: string }) {
  const { data: turn } = useQuery(turnQuery(turnId));
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!turn?.receipt) return null;
  const number = formatCount(turn.depth);
  return (
    <div className={className}>
      <p className="figures text-caption text-ink-soft">
        <span>
          {strings.line(number, formatMicroUsd(turn.receipt.chargedMicroUsd), turn.status === 'stopped')}
        </span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={strings.openOf(number)}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 items-center justify-center gap-1 px-1 max-sm:-ml-2.5 max-sm:min-w-11 sm:ml-2 underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          <span className="max-sm:sr-only">{strings.open}</span>
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-3.5 transition-transform', open && 'rotate-180')}
          />
        </button>
      </p>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <ReceiptDetails turn={turn} receipt={turn.receipt} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
