import { Link } from 'react-router-dom';
import { shortId } from '../lib/short-id.js';

/** To a player's own screen, named as somebody without their name may name them. */
export function PlayerLink({ playerId }: { playerId: string }) {
  return (
    <Link
      to={`/players/${playerId}`}
      title={playerId}
      className="text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {shortId(playerId)}
    </Link>
  );
}
