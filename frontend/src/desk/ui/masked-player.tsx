import { shellStrings } from '../../strings/desk/shell.js';
import { shortId } from '../lib/short-id.js';

export interface PlayerInList {
  readonly playerId: string;
  /** Null: erased. */
  readonly maskedUsername: string | null;
}

/** "d••••n …9f0e1d2c": as a player may be named without their name, and told from others who are masked alike. */
export function MaskedPlayer({ player: { playerId, maskedUsername } }: { player: PlayerInList }) {
  return (
    <span title={playerId}>
      {maskedUsername ?? shellStrings.erased} <span className="figures">{shortId(playerId)}</span>
    </span>
  );
}
