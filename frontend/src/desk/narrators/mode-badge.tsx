import type { RunningNarrator } from '@rubicon/contracts';
import { Badge } from '../../components/ui/badge.js';
import { narratorStrings as strings } from '../../strings/desk/narrators.js';

/** What was decided of it; that it is about to end, or has not heard of it yet. */
export function ModeBadge({
  narrator: { mode, isEnding, hasHeard },
}: {
  narrator: Pick<RunningNarrator, 'mode' | 'isEnding' | 'hasHeard'>;
}) {
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Badge variant={mode === 'takes_turns' ? 'accent' : 'second'}>{strings.modes[mode]}</Badge>
      {isEnding && <Badge>{strings.ending}</Badge>}
      {!hasHeard && !isEnding && <span className="text-caption text-ink-soft">{strings.notHeard}</span>}
    </span>
  );
}
