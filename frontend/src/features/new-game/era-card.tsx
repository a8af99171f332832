import type { GameType } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { EraEmblem } from '../../components/era/era-emblem.js';
import { EraVignette } from '../../components/era/era-vignette.js';
import { Button } from '../../components/ui/button.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { eraLabels } from '../../lib/era/eras.js';
import { newGameStrings } from '../../strings/new-game.js';

/** A world to enter, in its own dress; the title and the way in stand before the rest of its copy has loaded. */
export function EraCard({
  gameType,
  era,
  onEnter,
}: {
  gameType: GameType;
  era: PublicEra | undefined;
  onEnter: () => void;
}) {
  const label = eraLabels[gameType];
  return (
    <li data-era={gameType} className="plate flex flex-col">
      <div className="relative m-2 mb-0 h-44 overflow-hidden sm:h-56">
        <EraVignette era={gameType} className="aspect-4/5 w-full" />
      </div>
      <div className="flex flex-1 flex-col px-5 pt-5 pb-6 sm:px-7">
        <p className="eyebrow flex items-center gap-2.5">
          <EraEmblem era={gameType} className="size-6 text-ornament" />
          {label.period}
        </p>
        <h2 className="display display-lg mt-2 text-accent">{label.name}</h2>
        {era ? <EraCopy era={era} /> : <Skeleton className="mt-4 h-56 w-full" />}
        <Button
          size="lg"
          className="mt-6 w-full"
          onClick={onEnter}
          aria-label={newGameStrings.eras.enterNamed(label.name)}
        >
          {newGameStrings.eras.enter}
        </Button>
      </div>
    </li>
  );
}

function EraCopy({ era }: { era: PublicEra }) {
  return (
    <div className="flex flex-1 flex-col">
      <p className="mt-1 italic">{era.setting}</p>
      <p className="mt-3">{era.description}</p>
      <dl className="mt-auto grid gap-3 pt-5">
        <div className="border-t border-line pt-3">
          <dt className="eyebrow">{newGameStrings.eras.keyFigures}</dt>
          <dd className="mt-1">{era.keyFigures.join(', ')}</dd>
        </div>
        <div className="border-t border-line pt-3">
          <dt className="eyebrow">{newGameStrings.eras.themes}</dt>
          <dd className="mt-1">{era.themes.join(', ')}</dd>
        </div>
      </dl>
    </div>
  );
}
