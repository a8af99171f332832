import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { PageSpinner } from '../../components/ui/spinner.js';
import { gameQuery } from './game.api.js';

/** /play: to the game in progress, or to choose one (decision 5). */
export function PlayRedirect() {
  const { data, isError } = useQuery(gameQuery({ loadGame: null, gameType: null }));
  if (!data && !isError) return <PageSpinner />;
  const game = data?.gameState;
  return <Navigate replace to={game ? `/game?gameType=${game.gameType}` : '/game-select'} />;
}
