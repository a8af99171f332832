import { useQuery } from '@tanstack/react-query';
import { CirclePause, OctagonAlert } from 'lucide-react';
import { shellStrings } from '../../strings/desk/shell.js';
import { narrationQuery } from '../lib/narration.js';
import { standingOf } from '../lib/narration-standing.js';

const LOOKS_MS = 15_000;

/** Beside its screen's name: that narration is paused, or does not go on without being so. */
export function NarrationSign() {
  const { data: standing = 'goes_on' } = useQuery({
    ...narrationQuery,
    select: ({ told }) => standingOf(told),
    refetchInterval: LOOKS_MS,
  });
  if (standing === 'goes_on') return null;
  const Icon = standing === 'rests' ? CirclePause : OctagonAlert;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={standing === 'rests' ? 'size-4.5 shrink-0 text-second' : 'size-4.5 shrink-0 text-danger'}
      />
      <span className="sr-only">{shellStrings.standings[standing]}</span>
    </>
  );
}
