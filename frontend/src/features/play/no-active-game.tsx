/** /game without a game in progress: the way to begin one. */
import type { GameType } from '@rubicon/contracts';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { eraLabels } from '../../lib/era/eras.js';
import { usePageTitle } from '../../lib/page-title.js';
import { playStrings } from '../../strings/play.js';

export function NoActiveGame({ gameType }: { gameType: GameType | null }) {
  usePageTitle(playStrings.none.title);
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center py-16">
      <div className="era-pattern h-(--pattern-height) w-full max-w-60 opacity-60" aria-hidden="true" />
      <h1 className="display display-xl mt-6">{playStrings.none.title}</h1>
      <p className="mt-3 text-ink-soft">
        {playStrings.none.start(eraLabels[gameType ?? 'french_revolution'].title)}
      </p>
      <Button asChild size="lg" className="mt-8">
        <Link to={gameType === null ? '/character-select' : `/character-select?game=${gameType}`}>
          {playStrings.none.select}
        </Link>
      </Button>
    </div>
  );
}
