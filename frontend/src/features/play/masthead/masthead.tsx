import type { Character, GameState, Stats } from '@rubicon/contracts';
import { Link } from 'react-router-dom';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { formatDollars } from '../../../lib/format.js';
import { useProfile } from '../../../lib/queries/profile.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import { ReturnToSave } from './return-to-save.js';
import { SaveButton } from './save-button.js';
import { StatGauge } from './stat-gauge.js';
import { WorldStanding } from './world-standing.js';

export interface MastheadProps {
  state: GameState;
  character: Character;
  /** Before the last turn, when that was played here. */
  statsBefore: Stats | null;
  saving: boolean;
  onSave: () => void;
  returning: boolean;
  onReturnToSave: () => void;
}

/** The head of the page: which world, when, who, how they stand. */
export function Masthead({
  state,
  character,
  statsBefore,
  saving,
  onSave,
  returning,
  onReturnToSave,
}: MastheadProps) {
  const { gameType, playerStats, savedTurnId } = state;
  const awayFromSave = savedTurnId !== null && savedTurnId !== state.headTurnId && state.pendingTurn === null;
  const change = (stat: keyof Stats) => playerStats[stat] - (statsBefore ?? playerStats)[stat];
  return (
    <header className="painted-apart">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end">
        <div className="flex items-start gap-5">
          <EraEmblem era={gameType} className="size-20 shrink-0 text-ornament max-sm:hidden" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="eyebrow">{state.gamePhase}</p>
            </div>
            <h1 className="display display-xl mt-0.5 max-sm:text-[calc(1.7rem*var(--display-size))]">
              {eraLabels[gameType].title}
            </h1>
            <p className="mt-1.5">
              <span className="font-semibold">{state.currentDate}</span>
              <span className="text-ink-soft">
                <span aria-hidden="true" className="mx-2">
                  {'\u00b7'}
                </span>
                {playStrings.masthead.playingAs(character.name, character.estate)}
              </span>
            </p>
          </div>
        </div>
        <div>
          <dl className="grid grid-cols-3 gap-x-5">
            <StatGauge
              name={commonStrings.stats.influence}
              value={playerStats.influence}
              change={change('influence')}
            />
            <StatGauge
              name={commonStrings.stats.reputation}
              value={playerStats.reputation}
              change={change('reputation')}
            />
            <StatGauge
              name={commonStrings.stats.resources}
              value={playerStats.resources}
              change={change('resources')}
            />
          </dl>
          <div className="mt-4 flex items-center justify-between gap-4">
            <Credits />
            <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
              {awayFromSave && <ReturnToSave pending={returning} onReturn={onReturnToSave} />}
              <SaveButton unsaved={state.hasUnsavedChanges} saving={saving} onSave={onSave} />
            </div>
          </div>
        </div>
      </div>
      <WorldStanding state={state} />
    </header>
  );
}

function Credits() {
  const { data } = useProfile();
  return (
    <Link
      to="/account?tab=credits"
      className="figures text-[0.9rem] text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {playStrings.masthead.credits(data ? formatDollars(data.creditBalance) : commonStrings.loading)}
    </Link>
  );
}
