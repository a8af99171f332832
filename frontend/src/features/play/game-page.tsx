import type { GameState, GameStateAnswer, GameType } from '@rubicon/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { ApiError, serverMessage } from '../../lib/api/api-error.js';
import { useEra } from '../../lib/era/era-data.js';
import { eraLabels, readGameType } from '../../lib/era/eras.js';
import { selectEra } from '../../lib/era/selected-era.js';
import { usePageTitle } from '../../lib/page-title.js';
import { usePaymentReturn } from '../../lib/payments/payment-return.js';
import { commonStrings } from '../../strings/common.js';
import { playStrings } from '../../strings/play.js';
import { GameView } from './game-view.js';
import { gameKey, gameQuery, type GameSource } from './game.api.js';

/** An answer read ahead is kept for so long. */
const SHOWN_WITHIN_MS = 5_000;

export function GamePage() {
  usePaymentReturn();
  const [params, setParams] = useSearchParams();
  const source: GameSource = {
    loadGame: params.get('loadGame'),
    gameType: readGameType(params.get('gameType')),
  };
  const game = useQuery(gameQuery(source));
  const queryClient = useQueryClient();

  /** Under each address the game is shown at: a loaded one changes it when it is played. */
  function update(change: (state: GameState) => GameState) {
    const gameId = game.data?.gameState?.gameId;
    // An answer still on its way is older than the change, and would undo it.
    void queryClient.cancelQueries({
      queryKey: [gameKey],
      predicate: ({ state }) => state.data !== undefined,
    });
    queryClient.setQueriesData({ queryKey: [gameKey] }, (answer: GameStateAnswer | undefined) =>
      answer?.gameState?.gameId === gameId && answer?.gameState
        ? { ...answer, gameState: change(answer.gameState) }
        : answer,
    );
  }

  /** After a turn a reload shall show the game where it is, not where it was loaded. */
  function goOnFrom(gameType: GameType) {
    const played = queryClient.getQueryData(gameQuery(source).queryKey);
    queryClient.setQueryData(gameQuery({ loadGame: null, gameType }).queryKey, played);
    setParams({ gameType }, { replace: true });
  }

  /** Read before the address changes: the page, and the reader's place in it, stay meanwhile. */
  async function showLatest(gameType: GameType): Promise<void> {
    if (source.loadGame === null) return void game.refetch();
    const latest = gameQuery({ loadGame: null, gameType });
    await queryClient.prefetchQuery({ ...latest, gcTime: SHOWN_WITHIN_MS });
    setParams({ gameType }, { replace: true });
  }

  if (game.isError) return <GameNotLoaded error={game.error} onRetry={() => void game.refetch()} />;
  if (!game.data) return <PageSpinner label={playStrings.loading} />;
  const { gameState, character } = game.data;
  if (!gameState || !character) return <NoActiveGame source={source} />;
  return (
    <EraGame
      key={gameState.gameId}
      answer={{ gameState, character }}
      update={update}
      onShowLatest={() => void showLatest(gameState.gameType)}
      onPlayed={() => {
        if (source.loadGame !== null) goOnFrom(gameState.gameType);
      }}
    />
  );
}

function EraGame({
  answer: { gameState, character },
  ...handlers
}: {
  answer: { [Field in keyof GameStateAnswer]: NonNullable<GameStateAnswer[Field]> };
  update: (change: (state: GameState) => GameState) => void;
  onShowLatest: () => void;
  onPlayed: () => void;
}) {
  const { gameType } = gameState;
  usePageTitle(eraLabels[gameType].title);
  useEffect(() => selectEra(gameType), [gameType]);
  const { data: era } = useEra(gameType);
  if (!era) return <PageSpinner label={playStrings.loading} />;
  return <GameView state={gameState} character={character} era={era} {...handlers} />;
}

function NoActiveGame({ source }: { source: GameSource }) {
  usePageTitle(playStrings.none.title);
  const { gameType } = source;
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

function GameNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div className="page-width py-16">
      <Notice tone="danger" title={playStrings.notLoaded.title}>
        <p className="mt-1">{serverMessage(error, playStrings.notLoaded.text)}</p>
        {gone ? (
          <Button asChild variant="secondary" className="mt-4">
            <Link to="/saved-games">{playStrings.notLoaded.saved}</Link>
          </Button>
        ) : (
          <Button variant="secondary" className="mt-4" onClick={onRetry}>
            {commonStrings.tryAgain}
          </Button>
        )}
      </Notice>
    </div>
  );
}
