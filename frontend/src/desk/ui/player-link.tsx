import { Link } from 'react-router-dom';
import { MaskedPlayer, type PlayerInList } from './masked-player.js';

/** To a player's own screen, named as somebody without their name may name them. */
export function PlayerLink({ player }: { player: PlayerInList }) {
  return (
    <Link
      to={`/players/${player.playerId}`}
      className="text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <MaskedPlayer player={player} />
    </Link>
  );
}
