import type { SavedGameSummary } from '@rubicon/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useSavedGames } from '../../lib/queries/saved-games.js';
import { commonStrings } from '../../strings/common.js';
import { savedGamesStrings } from '../../strings/saved-games.js';
import { DeleteGameDialog } from './delete-game-dialog.js';
import { SavedGameCard } from './saved-game-card.js';

export function SavedGamesPage() {
  usePageTitle(savedGamesStrings.title);
  const games = useSavedGames();
  const [toDelete, setToDelete] = useState<SavedGameSummary | null>(null);
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="display display-xl">{savedGamesStrings.title}</h1>
      {games.data ? (
        games.data.length === 0 ? (
          <NoSavedGames />
        ) : (
          <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {games.data.map((game) => (
              <SavedGameCard key={game.id} game={game} onDelete={() => setToDelete(game)} />
            ))}
          </ul>
        )
      ) : games.isError ? (
        <Notice tone="danger" title={savedGamesStrings.notLoaded} className="mt-8">
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void games.refetch()}>
            {commonStrings.tryAgain}
          </Button>
        </Notice>
      ) : (
        <PageSpinner />
      )}
      {toDelete && <DeleteGameDialog game={toDelete} onClose={() => setToDelete(null)} />}
    </div>
  );
}

function NoSavedGames() {
  return (
    <div className="plate mt-8 px-6 py-12 text-center">
      <div className="era-pattern mx-auto h-(--pattern-height) max-w-60 opacity-60" aria-hidden="true" />
      <h2 className="display display-lg mt-6">{savedGamesStrings.none}</h2>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">{savedGamesStrings.noneYet}</p>
      <Button asChild size="lg" className="mt-6">
        <Link to="/">{savedGamesStrings.startNewGame}</Link>
      </Button>
    </div>
  );
}
