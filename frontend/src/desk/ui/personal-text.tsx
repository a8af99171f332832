import type { StaffText as Text } from '@rubicon/contracts';
import { classNames } from '../../lib/class-names.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { StaffText } from './staff-text.js';

const LINE_CHARACTERS = 64;
const MOST_LINES = 5;
const UNKNOWN_CHARACTERS = 90;

/** A passage of personal text; a masked one is drawn as bars about as long as it is. */
export function PersonalText({ text, className }: { text: Text; className?: string }) {
  if (text.state !== 'masked') return <StaffText text={text} className={className ?? ''} />;
  const length = text.length || UNKNOWN_CHARACTERS;
  const lines = Math.min(Math.ceil(length / LINE_CHARACTERS), MOST_LINES);
  const last = lines === MOST_LINES ? 0.6 : (length - (lines - 1) * LINE_CHARACTERS) / LINE_CHARACTERS;
  return (
    <span className={classNames('block max-w-prose', className)}>
      <span className="sr-only">{shellStrings.masked(text.length)}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className="my-1.5 block h-3 bg-line-strong opacity-55"
          style={{ width: `${Math.max(line === lines - 1 ? last : 1, 0.06) * 100}%` }}
        />
      ))}
    </span>
  );
}
