/** A quiet line under the masthead: with whom the player stands how, how far history has bent; and the way to what the narrator knows. */
import type { FactionStanding, GameState } from '@rubicon/contracts';
import { BookMarked, GitBranch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { formatSigned } from '../../../lib/format.js';
import { playStrings } from '../../../strings/play.js';
import { timelineAddress } from '../../../lib/timeline-address.js';

const ChroniclePanel = lazy(async () => ({
  default: (await import('../chronicle/chronicle-panel.js')).ChroniclePanel,
}));
const { masthead } = playStrings;

const FACTIONS_SHOWN = 3;
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.6 } as const;

export function WorldStanding({ state }: { state: GameState }) {
  const [reading, setReading] = useState(false);
  const { branch, divergencePercent } = state;
  return (
    <div className="figures mt-4 flex items-center justify-between gap-x-6 border-y max-sm:flex-wrap border-line py-1 text-note text-ink-soft">
      <ul
        aria-label={masthead.standing}
        className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-0.5 py-1"
      >
        {mostTelling(state.factions).map(({ id, name, standing }) => (
          <li key={id} className="max-md:hidden">
            {name}{' '}
            <span
              className={classNames(
                'font-semibold',
                standing > 0 ? 'text-success' : standing < 0 ? 'text-danger' : 'text-ink',
              )}
            >
              {formatSigned(standing)}
            </span>
          </li>
        ))}
        {divergencePercent > 0 && <li>{masthead.bent(divergencePercent)}</li>}
        {branch.name !== null && <li dir="auto">{masthead.branch(branch.name)}</li>}
      </ul>
      <div className="-mx-2 flex shrink-0 items-center gap-1 max-sm:ml-auto">
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          aria-haspopup="dialog"
          onClick={() => setReading(true)}
        >
          <BookMarked {...icon} />
          {masthead.chronicle}
        </Button>
        <Button asChild variant="ghost" size="sm" className="px-2">
          <Link to={timelineAddress(state.gameId)}>
            <GitBranch {...icon} />
            {masthead.timeline}
          </Link>
        </Button>
      </div>
      {reading && (
        <Suspense fallback={null}>
          <ChroniclePanel gameId={state.gameId} turnId={state.headTurnId} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Those who love or hate the player most, in the era's order; the chronicle has them all. */
function mostTelling(factions: readonly FactionStanding[]): FactionStanding[] {
  const shown = [...factions]
    .sort((one, other) => Math.abs(other.standing) - Math.abs(one.standing))
    .slice(0, FACTIONS_SHOWN);
  return factions.filter((faction) => shown.includes(faction));
}
