import type { StaffText as Text } from '@rubicon/contracts';
import { classNames } from '../../lib/class-names.js';
import { shellStrings } from '../../strings/desk/shell.js';

/** Personal text as the server lets it be seen: its words, that it is masked, or that it is gone. */
export function StaffText({ text, className }: { text: Text; className?: string }) {
  if (text.state === 'open')
    return <span className={classNames('whitespace-pre-line', className)}>{text.text}</span>;
  return (
    <span className={classNames('text-ink-soft italic', className)}>
      {text.state === 'erased' ? shellStrings.erased : shellStrings.masked(text.length)}
    </span>
  );
}
