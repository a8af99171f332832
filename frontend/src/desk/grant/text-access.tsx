import type { TextGrant } from '@rubicon/contracts';
import { GrantBadge } from './grant-badge.js';
import { OpenTexts } from './open-texts.js';

/** The way to a player's personal text; while it is open, how long it stays so. */
export function TextAccess({
  player: { playerId, grant },
  canOpen,
}: {
  player: { readonly playerId: string; readonly grant: TextGrant | null };
  /** There is something to be opened. */
  canOpen: boolean;
}) {
  if (grant) return <GrantBadge playerId={playerId} grant={grant} />;
  return canOpen ? <OpenTexts playerId={playerId} className="self-start" /> : null;
}
