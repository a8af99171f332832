import type { GameAnswer, GameState } from '@rubicon/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { ApiError, serverMessage } from '../../lib/api/api-error.js';
import { useEra } from '../../lib/era/era-data.js';
import { eraLabels, readGameType } from '../../lib/era/eras.js';
import { selectEra } from '../../lib/era/selected-era.js';
import { usePageTitle } from '../../lib/page-title.js';
import { gameQuery } from '../../lib/queries/game.js';
import { commonStrings } from '../../strings/common.js';
import { playStrings } from '../../strings/play.js';
import { GameView } from './game-view.js';
import { changeGame, meantGameQuery, type GameSource } from './game.api.js';

const NoActiveGame = lazy(async () => ({ default: (await import('./no-active-game.js')).NoActiveGame }));

const PaymentReturn = lazy(async () => ({ default: (await import('./payment-return.js')).PaymentReturn }));

export function GamePage() {
  const [params] = useSearchParams();
  return (
    <>
      {params.has('payment') && (
        <Suspense fallback={null}>
          <PaymentReturn />
        </Suspense>
      )}
      <MeantGame />
    </>
  );
}

function MeantGame() {
  const [params, setParams] = useSearchParams();
  const source: GameSource = {
    loadGame: params.get('loadGame'),
    gameType: readGameType(params.get('gameType')),
  };
  // While another address is asked for, the game stays, and the reader's place in it.
  const meant = useQuery({ ...meantGameQuery(source), placeholderData: keepPreviousData });

  const [shown, setShown] = useState(meant.data ?? null);
  if (meant.data && meant.data !== shown) setShown(meant.data);

  // Once it is played its address means the game last played: that is this one, whether or not the server can be asked.
  const isSame = source.loadGame === null && shown !== null && shown.gameType === source.gameType;
  if (meant.isError && !isSame)
    return <GameNotLoaded error={meant.error} onRetry={() => void meant.refetch()} />;
  const game = meant.isError ? shown : meant.data;
  if (game === undefined) return <PageSpinner label={playStrings.loading} />;
  if (game === null)
    return (
      <Suspense fallback={<PageSpinner label={playStrings.loading} />}>
        <NoActiveGame gameType={source.gameType} />
      </Suspense>
    );
  const { gameId, gameType } = game;
  /** Once it is played a reload shall show the game where it is, not where it was loaded. */
  function goOn() {
    if (source.loadGame !== null) setParams({ gameType }, { replace: true });
  }
  return (
    <GameOf
      key={gameId}
      gameId={gameId}
      onPlayed={goOn}
      onShowLatest={() => {
        if (source.loadGame === null) void meant.refetch();
        goOn();
      }}
    />
  );
}

function GameOf({ gameId, ...handlers }: { gameId: string; onPlayed: () => void; onShowLatest: () => void }) {
  const queryClient = useQueryClient();
  // It was told with the answer which game is meant.
  const { data: game } = useQuery({ ...gameQuery(gameId), enabled: false });
  if (!game) return null;
  return <EraGame game={game} update={(change) => changeGame(queryClient, gameId, change)} {...handlers} />;
}

function EraGame({
  game: { gameState, character },
  ...handlers
}: {
  game: GameAnswer;
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
