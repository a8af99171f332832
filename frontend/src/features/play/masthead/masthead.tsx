import type { Character, GameState, Stats } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { Button } from '../../../components/ui/button.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import { classNames } from '../../../lib/class-names.js';
import { DangerLine } from './danger-line.js';
import { SaveButton } from './save-button.js';
import { StatGauge, type StatGaugeProps } from './stat-gauge.js';

export interface MastheadProps {
  state: GameState;
  character: Character;
  era: PublicEra;
  /** By the last turn; null: not known, or another is being told. */
  changes: Stats | null;
  saving: boolean;
  onSave: () => void;
  /** More of how they stand, which unfolds where it has no place of its own. */
  children?: ReactNode;
}

/** In three columns: what a name means is shown where the page has room for it. */
const gauges: readonly { readonly stat: keyof Stats; readonly align: StatGaugeProps['align'] }[] = [
  { stat: 'influence', align: 'start' },
  { stat: 'reputation', align: 'center' },
  { stat: 'resources', align: 'end' },
];

/** Which world, when, who, how they stand: never out of sight; beside the book where there is room, above it on a phone. */
export function Masthead({ state, character, era, changes, saving, onSave, children }: MastheadProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { danger, gameType, playerStats } = state;
  return (
    <header className={classNames('painted-apart [grid-area:head]', open && 'lg:overflow-y-auto')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 lg:flex-col lg:items-start">
        <EraEmblem era={gameType} className="mb-3 size-16 shrink-0 text-ornament max-lg:hidden" />
        <p className="eyebrow max-lg:hidden">{state.gamePhase}</p>
        <div className="min-w-0 flex-1 leading-tight">
          <h1 className="display text-lead lg:mt-1 lg:display-lg">{eraLabels[gameType].title}</h1>
          <p className="text-caption font-semibold lg:mt-2 lg:text-body">{state.currentDate}</p>
        </div>
        <div className="lg:order-1 lg:mt-4">
          <SaveButton unsaved={state.hasUnsavedChanges} saving={saving} onSave={onSave} />
        </div>
        <p className="w-full text-caption leading-snug text-ink-soft lg:mt-0.5 lg:text-body">
          {playStrings.masthead.playingAs(character.name, character.estate)}
        </p>
      </div>
      <div className="mt-1 flex items-center gap-3 lg:block">
        <dl className="grid min-w-0 flex-1 grid-cols-3 gap-x-5 lg:mt-6 lg:grid-cols-1 lg:gap-y-4">
          {gauges.map(({ stat, align }) => (
            <StatGauge
              key={stat}
              name={commonStrings.stats[stat]}
              meaning={era.stats[stat]}
              align={align}
              value={playerStats[stat]}
              change={changes?.[stat] ?? 0}
              inDanger={danger.stats.some((low) => low.stat === stat)}
            />
          ))}
        </dl>
        {children && (
          <Button
            variant="ghost"
            size="icon"
            className="-mr-2 shrink-0 lg:mt-3"
            aria-expanded={open}
            aria-controls={id}
            aria-label={playStrings.masthead.standing}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-5 transition-transform', open && 'rotate-180')}
            />
          </Button>
        )}
      </div>
      <DangerLine state={state} />
      {children && (
        <div id={id} hidden={!open} className="mt-2">
          {children}
        </div>
      )}
    </header>
  );
}
