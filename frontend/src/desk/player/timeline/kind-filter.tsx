import { timelineKinds, type TimelineKind } from '@rubicon/contracts';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { formatCount } from '../../../lib/format.js';
import { playerStrings } from '../../../strings/desk/player.js';
import { KindMark } from '../../ui/kind-mark.js';
import { writeAddress, type TimelineAddress } from '../../lib/timeline-address.js';

/** Which kinds of events are shown: each is added and taken away by a press; none means all but looks. */
export function KindFilter({
  address,
  total,
  refreshing,
  onRefresh,
}: {
  address: TimelineAddress;
  total: number | null;
  refreshing: boolean;
  onRefresh: () => void;
}) {
  const { kinds } = address;
  const to = (next: readonly TimelineKind[]) => ({ search: writeAddress({ ...address, kinds: next }) });
  return (
    <div className="flex items-start justify-between gap-x-4 border-b border-line px-4 py-2 @max-2xl:flex-col">
      <nav aria-label={playerStrings.filter} className="flex flex-wrap gap-1">
        <Choice to={to([])} chosen={kinds.length === 0}>
          {playerStrings.allKinds}
        </Choice>
        {timelineKinds.map((kind) => {
          const chosen = kinds.includes(kind);
          return (
            <Choice
              key={kind}
              to={to(chosen ? kinds.filter((other) => other !== kind) : [...kinds, kind])}
              chosen={chosen}
            >
              <KindMark kind={kind} />
              {playerStrings.kinds[kind]}
            </Choice>
          );
        })}
      </nav>
      <p className="flex shrink-0 items-center gap-2 text-note text-ink-soft">
        <span role="status" className="figures whitespace-nowrap">
          {total !== null && playerStrings.events(formatCount(total), total)}
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="min-h-7 px-1.5 py-1"
          aria-label={playerStrings.newer}
          title={playerStrings.newer}
          pending={refreshing}
          onClick={onRefresh}
        >
          {!refreshing && <RotateCw className="size-4" aria-hidden="true" />}
        </Button>
      </p>
    </div>
  );
}

function Choice({
  to,
  chosen,
  children,
}: {
  to: { search: string };
  chosen: boolean;
  children: React.ReactNode;
}) {
  return (
    <Link
      to={to}
      replace
      aria-current={chosen ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-era border px-2 text-note no-underline focus-visible:outline-offset-1',
        chosen
          ? 'border-accent bg-surface font-semibold text-accent'
          : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}
