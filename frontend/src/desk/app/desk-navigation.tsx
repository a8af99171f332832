import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { useSeatedDesk } from '../lib/seated-desk.js';
import { desks, type DeskScreen } from './desks.js';
import { useCutOff } from './use-cut-off.js';

/** The screens of the desk; where the window is narrow the row scrolls in itself, the one that is shown in view, and fades where it goes on. */
export function DeskNavigation() {
  const desk = useSeatedDesk();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const { isMoreBefore, isMoreAfter } = useCutOff(row);
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !shown) return;
    row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label={shellStrings.navigation}
      className={classNames(
        'relative flex min-w-0 items-stretch max-lg:order-last max-lg:h-10 max-lg:w-full max-lg:overflow-x-auto max-lg:overflow-y-hidden max-lg:[scrollbar-width:none]',
        // What fades out at an edge goes on there.
        isMoreBefore && 'max-lg:mask-l-from-88%',
        isMoreAfter && 'max-lg:mask-r-from-88%',
      )}
    >
      {desks[desk].screens.map((screen) => (
        <Screen key={screen.to} screen={screen} />
      ))}
    </nav>
  );
}

function Screen({ screen: { to, name, waiting, Sign } }: { screen: DeskScreen }) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className={({ isActive }) =>
        classNames(
          'flex shrink-0 items-center gap-1.5 border-b-2 px-2 whitespace-nowrap no-underline transition-colors focus-visible:-outline-offset-2 lg:-mb-px xl:px-3',
          isActive
            ? 'border-accent font-semibold text-accent'
            : 'border-transparent text-ink-soft hover:text-ink',
        )
      }
    >
      {name}
      {waiting && <Waiting query={waiting} />}
      {Sign && <Sign />}
    </NavLink>
  );
}

function Waiting({ query }: { query: NonNullable<DeskScreen['waiting']> }) {
  const count = useQuery(query).data ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="inline-flex min-w-5 items-center justify-center rounded-full bg-accent px-1.5 text-caption leading-5 font-semibold text-on-accent"
      >
        {count}
      </span>
      <span className="sr-only">{shellStrings.waiting(count)}</span>
    </>
  );
}
