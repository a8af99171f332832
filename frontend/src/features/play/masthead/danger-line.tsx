/** Said before a story can end, not after: the stat that lies lowest, and a wound. Read out when it comes. */
import type { GameState, StatInDanger } from '@rubicon/contracts';
import { dangerStrings } from '../../../strings/danger.js';

export function DangerLine({ state }: { state: GameState }) {
  const { bound, stats, wound } = state.danger;
  const words = dangerStrings[state.gameType];
  const lowest = lowestOf(stats);
  return (
    // Always there: a screen reader says what comes into it.
    <div role="status" className="text-note leading-snug text-danger [&>p]:mt-3 [&>p+p]:mt-1">
      {lowest && <p>{words[lowest.stat](lowest.value, bound)}</p>}
      {wound !== null && <p>{words.wound}</p>}
    </div>
  );
}

/** Of equals the first; the gauges mark the others. */
function lowestOf(stats: readonly StatInDanger[]): StatInDanger | null {
  return stats.reduce<StatInDanger | null>(
    (lowest, stat) => (lowest && lowest.value <= stat.value ? lowest : stat),
    null,
  );
}
