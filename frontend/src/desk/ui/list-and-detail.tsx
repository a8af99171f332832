import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { useRowKeys } from '../lib/use-row-keys.js';

/** A list at the left, what is chosen of it at the right; the list stays in sight. */
export function ListAndDetail({
  list,
  detail,
  className,
}: {
  list: ReactNode;
  detail: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'mt-4 grid flex-1 grid-cols-[minmax(0,22rem)_minmax(0,1fr)] border-t border-line xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="sticky top-13 max-h-[calc(100dvh-3.25rem)] self-start overflow-y-auto">{list}</div>
      <div className="border-l border-line py-5 pl-6">
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
    <li className="border-b border-line">
      <Link
        to={`?${params.toString()}`}
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
