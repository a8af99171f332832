import type { GameType } from '@rubicon/contracts';
import { classNames } from '../../lib/class-names.js';
import { EraEmblem } from './era-emblem.js';

/** A divider: the era's emblem between two lines. */
export function EraRule({ era, className }: { era: GameType; className?: string }) {
  return (
    <div className={classNames('flex items-center gap-4 text-ornament', className)} aria-hidden="true">
      <span className="h-0 flex-1 border-t border-line-strong" />
      <EraEmblem era={era} className="size-7" />
      <span className="h-0 flex-1 border-t border-line-strong" />
    </div>
  );
}
