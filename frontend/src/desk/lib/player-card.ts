import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from './staff-api.js';

/** Everything that was asked about one player is kept under this. */
export function playerKey(playerId: string) {
  return ['player', playerId] as const;
}

export function cardQuery(playerId: string) {
  return queryOptions({
    queryKey: [...playerKey(playerId), 'card'],
    queryFn: ({ signal }) =>
      answerOf(staffApi.GET('/api/staff/players/{playerId}', { params: { path: { playerId } }, signal })),
  });
}

/** Of the screens below /players/:playerId. */
export function usePlayerId(): string {
  const { playerId } = useParams();
  if (playerId === undefined) throw new Error('no player in the address of this screen');
  return playerId;
}

/** The reader's grant, as the card has it; null: personal text is masked. */
export function useGrant(playerId: string) {
  return useQuery(cardQuery(playerId)).data?.grant ?? null;
}

/** After an act: what stands on the screen is asked anew, what does not when it is next looked at. */
export function playerMoved(queryClient: QueryClient, playerId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: playerKey(playerId) });
}
