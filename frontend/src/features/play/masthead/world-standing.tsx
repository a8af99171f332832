/** With whom the player stands how, how far history has bent, what is left of the credits; and the way to what the narrator knows. */
import type { FactionStanding, GameState } from '@rubicon/contracts';
import { BookMarked, GitBranch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { formatDollars, formatSigned } from '../../../lib/format.js';
import { useProfile } from '../../../lib/queries/profile.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import { timelineAddress } from '../../../lib/timeline-address.js';
import { ReturnToSave } from './return-to-save.js';

const ChroniclePanel = lazy(async () => ({
  default: (await import('../chronicle/chronicle-panel.js')).ChroniclePanel,
}));
const { masthead } = playStrings;

const FACTIONS_SHOWN = 3;
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.6 } as const;

export interface WorldStandingProps {
  state: GameState;
  returning: boolean;
  onReturnToSave: () => void;
}

export function WorldStanding({ state, returning, onReturnToSave }: WorldStandingProps) {
  const [reading, setReading] = useState(false);
  const { branch, divergencePercent, savedTurnId } = state;
  const awayFromSave = savedTurnId !== null && savedTurnId !== state.headTurnId && state.pendingTurn === null;
  return (
    <div className="figures border-t border-line pt-3 text-note text-ink-soft">
      <ul aria-label={masthead.standing} className="flex flex-col gap-1.5">
        {mostTelling(state.factions).map(({ id, name, standing }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
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
      <div className="-mx-2.5 mt-2 flex flex-wrap items-center gap-x-1">
        <Button
          variant="ghost"
          className="px-2.5 text-note"
          aria-haspopup="dialog"
          onClick={() => setReading(true)}
        >
          <BookMarked {...icon} />
          {masthead.chronicle}
        </Button>
        <Button asChild variant="ghost" className="px-2.5 text-note">
          <Link to={timelineAddress(state.gameId)}>
            <GitBranch {...icon} />
            {masthead.timeline}
          </Link>
        </Button>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <Credits />
        {awayFromSave && <ReturnToSave pending={returning} onReturn={onReturnToSave} />}
      </div>
      {reading && (
        <Suspense fallback={null}>
          <ChroniclePanel gameId={state.gameId} turnId={state.headTurnId} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Credits() {
  const { data } = useProfile();
  return (
    <Link
      to="/account?tab=credits"
      className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {masthead.credits(data ? formatDollars(data.creditBalance) : commonStrings.loading)}
    </Link>
  );
}

/** Those who love or hate the player most, in the era's order; the chronicle has them all. */
function mostTelling(factions: readonly FactionStanding[]): FactionStanding[] {
  const shown = [...factions]
    .sort((one, other) => Math.abs(other.standing) - Math.abs(one.standing))
    .slice(0, FACTIONS_SHOWN);
  return factions.filter((faction) => shown.includes(faction));
}
