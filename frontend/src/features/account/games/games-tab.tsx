import { Link } from 'react-router-dom';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { formatMoment } from '../../../lib/format.js';
import { useSavedGames } from '../../../lib/queries/saved-games.js';
import { QueryState } from '../query-state.js';
import { accountStrings } from '../../../strings/account.js';
import { savedGamesStrings } from '../../../strings/saved-games.js';

/** The saved games in brief; they are kept and deleted on /saved-games. */
export function GamesTab() {
  const games = useSavedGames();
  return (
    <section>
      <CardTitle className="mb-4">{accountStrings.tabs.games}</CardTitle>
      <QueryState query={games} failure={savedGamesStrings.notLoaded}>
        {(saved) =>
          saved.length === 0 ? (
            <div>
              <p className="text-ink-soft">{savedGamesStrings.none}</p>
              <Button asChild className="mt-4">
                <Link to="/game-select">{savedGamesStrings.startNewGame}</Link>
              </Button>
            </div>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {saved.map((game) => (
                  <li key={game.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
                    <EraEmblem era={game.gameType} className="size-9 text-ornament" />
                    <div className="min-w-48 flex-1">
                      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                        <span className="font-semibold">{game.characterName}</span>
                        {game.autoSaved && <Badge>{savedGamesStrings.autoSaved}</Badge>}
                      </p>
                      <p className="text-note text-balance text-ink-soft">
                        {accountStrings.games.standsAt(eraLabels[game.gameType].name, game.currentDate)}
                      </p>
                      <p className="figures text-note text-ink-soft">
                        {accountStrings.games.lastPlayed(formatMoment(game.lastPlayed))}
                      </p>
                    </div>
                    <Button asChild variant="secondary" size="sm">
                      <Link
                        to={`/game?${new URLSearchParams({ loadGame: game.id, gameType: game.gameType })}`}
                        aria-label={savedGamesStrings.loadNamed(
                          savedGamesStrings.named(game.characterName, game.currentDate),
                        )}
                      >
                        {savedGamesStrings.loadGame}
                      </Link>
                    </Button>
                  </li>
                ))}
              </ul>
              <Button asChild variant="link" className="mt-4">
                <Link to="/saved-games">{savedGamesStrings.title}</Link>
              </Button>
            </>
          )
        }
      </QueryState>
    </section>
  );
}
