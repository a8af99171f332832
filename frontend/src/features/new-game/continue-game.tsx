import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EraEmblem } from '../../components/era/era-emblem.js';
import { LastLine } from '../../components/story/last-line.js';
import { Button } from '../../components/ui/button.js';
import { eraLabels } from '../../lib/era/eras.js';
import { formatMoment } from '../../lib/format.js';
import { gameInProgressQuery } from '../../lib/queries/game-in-progress.js';
import { newGameStrings } from '../../strings/new-game.js';

const words = newGameStrings.inProgress;

/** The game in progress, before the choice of another: whose it is, where it stands, and its last line. */
export function ContinueGame() {
  const { data: game } = useQuery(gameInProgressQuery);
  if (!game) return null;
  const { gameType, currentDate, lastPlayedAt, narrative } = game.gameState;
  const { name } = game.character;
  return (
    <section
      aria-labelledby="in-progress"
      data-era={gameType}
      className="plate mt-8 flex animate-fade flex-wrap items-center gap-x-10 gap-y-5 p-5 sm:p-7"
    >
      <div className="min-w-0 flex-1 basis-80">
        <p className="eyebrow flex items-center gap-2.5">
          <EraEmblem era={gameType} className="size-6 shrink-0 text-ornament" />
          {eraLabels[gameType].name}
        </p>
        <h2 id="in-progress" className="display display-lg mt-2 text-accent">
          {name}
        </h2>
        <p className="mt-1 text-balance">{currentDate}</p>
        <p className="figures text-note text-ink-soft">{words.lastPlayed(formatMoment(lastPlayedAt))}</p>
        <LastLine page={narrative} className="mt-4" />
      </div>
      <Button asChild size="lg" className="max-sm:w-full">
        <Link to={game.address} aria-label={words.continueNamed(name)}>
          {words.continue}
        </Link>
      </Button>
    </section>
  );
}
