import type { FoundPlayer } from '@rubicon/contracts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/ui/badge.js';
import { findStrings as strings } from '../../strings/desk/find.js';
import { shortId } from '../lib/short-id.js';
import { useRowKeys } from '../lib/use-row-keys.js';

/** One row a hit: who, as far as may be seen, and by what. Whoever has just searched opens the first with Enter. */
export function HitList({ hits, attach }: { hits: readonly FoundPlayer[]; attach: string | null }) {
  const list = useRowKeys<HTMLUListElement>();
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches('input[type=search]'))
      list.current?.querySelector<HTMLElement>('[data-row]')?.focus();
  }, [list]);
  return (
    <ul
      ref={list}
      aria-label={strings.results}
      className="mt-3 divide-y divide-line border-y border-line bg-surface"
    >
      {hits.map((hit) => (
        <li key={`${hit.playerId} ${hit.paymentId} ${hit.foundBy}`} className="relative hover:bg-page">
          <Link
            data-row
            to={addressOf(hit, attach)}
            className="grid grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto] items-center gap-x-6 px-4 py-2.5 no-underline focus-visible:-outline-offset-2"
          >
            <Hit hit={hit} />
            <Badge>{strings.by[hit.foundBy]}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Hit({ hit }: { hit: FoundPlayer }) {
  const payment = hit.paymentId !== null && (
    <span className="figures" title={hit.paymentId}>
      {strings.payment(shortId(hit.paymentId))}
    </span>
  );
  if (hit.playerId === null)
    return (
      <>
        <span className="font-semibold">{payment}</span>
        <span>
          {strings.unclaimed}
          <span className="mt-0.5 block text-note text-accent">{strings.attach}</span>
        </span>
      </>
    );
  return (
    <>
      <span className="font-semibold break-words">{hit.maskedUsername ?? strings.erased}</span>
      <span className="min-w-0 text-note text-ink-soft">
        <span className="block break-words">{hit.maskedEmail}</span>
        <span className="figures block break-all">{hit.playerId}</span>
        {payment}
      </span>
    </>
  );
}

function addressOf({ playerId, paymentId }: FoundPlayer, attach: string | null): string {
  if (playerId === null) return `/?attach=${encodeURIComponent(paymentId ?? '')}`;
  const player = `/players/${playerId}`;
  if (attach !== null) return `${player}?attach=${encodeURIComponent(attach)}`;
  // A payment that was read out is what the call is about.
  return paymentId === null ? player : `${player}?kinds=credit,payment,refund,dispute`;
}
