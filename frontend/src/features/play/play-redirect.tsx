import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { PageSpinner } from '../../components/ui/spinner.js';
import { meantGameQuery } from './game.api.js';

/** /play: to the game in progress, or to choose one (decision 5). */
export function PlayRedirect() {
  const { data: game, isPending } = useQuery(meantGameQuery({ loadGame: null, gameType: null }));
  if (isPending) return <PageSpinner />;
  return <Navigate replace to={game ? `/game?gameType=${game.gameType}` : '/game-select'} />;
}
