import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { openReportCountQuery, waitingActCountQuery } from '../lib/waiting-counts.js';

const { screens } = shellStrings;

export function DeskNavigation() {
  const approvals = useQuery(waitingActCountQuery).data?.waiting;
  const reports = useQuery(openReportCountQuery).data?.open;
  return (
    <nav aria-label={shellStrings.navigation} className="flex items-stretch">
      <Screen to="/" name={screens.find} />
      <Screen to="/approvals" name={screens.approvals} waiting={approvals} />
      <Screen to="/reports" name={screens.reports} waiting={reports} />
      <Screen to="/sessions" name={screens.sessions} />
    </nav>
  );
}

function Screen({ to, name, waiting = 0 }: { to: string; name: string; waiting?: number | undefined }) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className={({ isActive }) =>
        classNames(
          '-mb-px flex items-center gap-1.5 border-b-2 px-2 whitespace-nowrap no-underline transition-colors focus-visible:-outline-offset-2 xl:px-3',
          isActive
            ? 'border-accent font-semibold text-accent'
            : 'border-transparent text-ink-soft hover:text-ink',
        )
      }
    >
      {name}
      {waiting > 0 && (
        <>
          <span
            aria-hidden="true"
            className="inline-flex min-w-5 items-center justify-center rounded-full bg-accent px-1.5 text-caption leading-5 font-semibold text-on-accent"
          >
            {waiting}
          </span>
          <span className="sr-only">{shellStrings.waiting(waiting)}</span>
        </>
      )}
    </NavLink>
  );
}
