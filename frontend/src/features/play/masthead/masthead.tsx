import type { Character, GameState, Stats } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { Link } from 'react-router-dom';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { formatDollars } from '../../../lib/format.js';
import { useProfile } from '../../../lib/queries/profile.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import { DangerLine } from './danger-line.js';
import { ReturnToSave } from './return-to-save.js';
import { SaveButton } from './save-button.js';
import { StatGauge, type StatGaugeProps } from './stat-gauge.js';
import { WorldStanding } from './world-standing.js';

export interface MastheadProps {
  state: GameState;
  character: Character;
  era: PublicEra;
  /** Before the last turn, when that was played here. */
  statsBefore: Stats | null;
  saving: boolean;
  onSave: () => void;
  returning: boolean;
  onReturnToSave: () => void;
}

/** In three columns: what a name means is shown where the page has room for it. */
const gauges: readonly { readonly stat: keyof Stats; readonly align: StatGaugeProps['align'] }[] = [
  { stat: 'influence', align: 'start' },
  { stat: 'reputation', align: 'center' },
  { stat: 'resources', align: 'end' },
];

/** The head of the page: which world, when, who, how they stand. */
export function Masthead({
  state,
  character,
  era,
  statsBefore,
  saving,
  onSave,
  returning,
  onReturnToSave,
}: MastheadProps) {
  const { danger, gameType, playerStats, savedTurnId } = state;
  const awayFromSave = savedTurnId !== null && savedTurnId !== state.headTurnId && state.pendingTurn === null;
  return (
    <header className="painted-apart">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end">
        <div className="flex items-start gap-5">
          <EraEmblem era={gameType} className="size-20 shrink-0 text-ornament max-sm:hidden" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="eyebrow">{state.gamePhase}</p>
            </div>
            <h1 className="display display-lg mt-0.5 sm:display-xl">{eraLabels[gameType].title}</h1>
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
            {gauges.map(({ stat, align }) => (
              <StatGauge
                key={stat}
                name={commonStrings.stats[stat]}
                meaning={era.stats[stat]}
                align={align}
                value={playerStats[stat]}
                change={playerStats[stat] - (statsBefore ?? playerStats)[stat]}
                inDanger={danger.stats.some((low) => low.stat === stat)}
              />
            ))}
          </dl>
          <DangerLine state={state} />
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
      className="figures text-note text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {playStrings.masthead.credits(data ? formatDollars(data.creditBalance) : commonStrings.loading)}
    </Link>
  );
}
