import { classNames } from '../../lib/class-names.js';
import { lastSentence } from '../../lib/last-sentence.js';

/** The sentence at which a story was left. */
export function LastLine({ page, className }: { page: string; className?: string }) {
  return (
    <blockquote
      dir="auto"
      className={classNames('measure border-l-2 border-ornament pl-4 text-lead italic', className)}
    >
      {lastSentence(page)}
    </blockquote>
  );
}
