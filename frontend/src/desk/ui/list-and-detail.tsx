import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, type To } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { useRowKeys } from '../lib/use-row-keys.js';

/**
 * A list at the left, what is chosen of it at the right; the list stays in sight. On a narrow screen there is one of both: what is chosen, or the
 * list when nothing is.
 * @param back the way from what is chosen to the list; only a list that is read on narrow screens needs it
 */
export function ListAndDetail({
  list,
  detail,
  back,
  className,
}: {
  list: ReactNode;
  detail: ReactNode;
  back?: { readonly to: To; readonly name: string } | null;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'mt-4 grid flex-1 content-start border-t lg:content-stretch border-line lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]',
        className,
      )}
    >
      <div
        className={classNames(
          'top-13 self-start lg:sticky lg:max-h-[calc(100dvh-3.25rem)] lg:overflow-y-auto',
          back && 'max-lg:hidden',
        )}
      >
        {list}
      </div>
      <div className="min-w-0 border-line py-5 lg:border-l lg:pl-6">
        {back && (
          <Link to={back.to} className="mb-4 inline-flex min-h-9 items-center gap-1.5 text-accent lg:hidden">
            <ArrowLeft className="size-4" aria-hidden="true" />
            {back.name}
          </Link>
        )}
        <div className="max-w-3xl">{detail}</div>
      </div>
    </div>
  );
}

/** `j` and `k` go through its rows, Enter opens one. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  const around = useRowKeys<HTMLUListElement>();
  return (
    <ul ref={around} aria-label={label}>
      {children}
    </ul>
  );
}

/** @param chosen the query's parameter that names what is chosen */
export function Row({ chosen, id, children }: { chosen: string; id: string; children: ReactNode }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const isChosen = params.get(chosen) === id;
  params.set(chosen, id);
  return (
    <RowLink to={`?${params.toString()}`} isChosen={isChosen}>
      {children}
    </RowLink>
  );
}

/** A row that leads to where it is looked at. */
export function RowLink({ to, isChosen, children }: { to: To; isChosen: boolean; children: ReactNode }) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        replace
        data-row
        aria-current={isChosen ? 'true' : undefined}
        className={classNames(
          'block border-l-3 px-4 py-2.5 no-underline focus-visible:-outline-offset-2',
          isChosen ? 'border-accent bg-surface' : 'border-transparent hover:bg-surface',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
