import { useId, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { Button } from '../ui/button.js';
import { Textarea } from '../ui/textarea.js';
import { useDraftText, type Draft } from './draft.js';

export interface ComposerProps {
  draft: Draft;
  words: {
    readonly label: string;
    readonly placeholder: string;
    readonly send: string;
    /** Stands on the button while a turn is on its way. */
    readonly sending: string;
    readonly length: (length: string, max: string) => string;
    /** Said of a text that is too long; where it is not given, its length says so. */
    readonly tooLong?: string;
  };
  /** In code points of what is sent: the text, trimmed. */
  limit: { readonly max: number; readonly shownFrom: number };
  /** A turn is on its way. */
  busy: boolean;
  /** Nothing more is to be sent. */
  over?: boolean;
  onSend: (text: string) => void;
  /** The button stands beside the field, which keeps the focus while a turn is on its way: it takes no text then. */
  atEdge?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
  inputClassName?: string;
  className?: string;
}

/** Where the player writes: Enter sends, Shift+Enter begins a new line. Nothing is cut off, and nothing too long is sent. */
export function Composer({
  draft,
  words,
  limit,
  busy,
  over = false,
  atEdge = false,
  onSend,
  inputRef,
  inputClassName,
  className,
}: ComposerProps) {
  const id = useId();
  const text = useDraftText(draft);
  const length = codePoints(text.trim());
  const tooLong = length > limit.max;
  const lengthShown = length >= limit.shownFrom;
  const sendable = length > 0 && !tooLong && !busy && !over;

  function send() {
    if (sendable) onSend(text.trim());
  }
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  const sendButton = (
    <Button
      type="submit"
      className={atEdge ? 'shrink-0 max-sm:w-24 max-sm:px-1 max-sm:text-note' : 'mt-2.5 w-full'}
      disabled={!sendable}
    >
      {busy ? words.sending : words.send}
    </Button>
  );
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <div className={classNames(atEdge && 'flex items-stretch gap-2 sm:gap-3')}>
        <Textarea
          id={id}
          ref={inputRef}
          rows={atEdge ? 2 : 3}
          disabled={over || (busy && !atEdge)}
          readOnly={busy}
          aria-disabled={busy || undefined}
          value={text}
          placeholder={words.placeholder}
          dir="auto"
          aria-invalid={tooLong || undefined}
          aria-describedby={lengthShown ? `${id}-length` : undefined}
          enterKeyHint="send"
          className={classNames(
            'field-sizing-content max-h-72 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
            inputClassName,
          )}
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {atEdge && sendButton}
      </div>
      {lengthShown && (
        <p
          id={`${id}-length`}
          role="status"
          className={classNames(
            'figures mt-1 text-right text-note',
            tooLong ? 'text-danger' : 'text-ink-soft',
          )}
        >
          {words.length(formatCount(length), formatCount(limit.max))}
        </p>
      )}
      {tooLong && words.tooLong !== undefined && (
        <p role="alert" className="mt-1 text-aside text-danger">
          {words.tooLong}
        </p>
      )}
      {!atEdge && sendButton}
    </form>
  );
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
