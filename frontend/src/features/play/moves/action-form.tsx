import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import type { TurnKind } from '@rubicon/contracts';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Textarea } from '../../../components/ui/textarea.js';
import { classNames } from '../../../lib/class-names.js';
import { formatCount } from '../../../lib/format.js';
import { playStrings } from '../../../strings/play.js';
import { useDraftText, type Draft } from '../draft.js';
import { codePoints, inputMax, kindOf, lengthShownFrom } from './input-text.js';

const { moves } = playStrings;

export interface ActionFormProps {
  draft: Draft;
  questions: PublicEra['questions'];
  busy: boolean;
  onSend: (input: string, kind: TurnKind) => void;
}

/** Where the player writes: Enter sends, Shift+Enter begins a new line. */
export function ActionForm({ draft, questions, busy, onSend }: ActionFormProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState(false);
  const text = useDraftText(draft);
  const length = codePoints(text.trim());
  const sendable = length > 0 && length <= inputMax;

  function send() {
    if (sendable && !busy) onSend(text, kindOf(text, questions));
  }
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="painted-apart mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {moves.input}
      </label>
      <Textarea
        id={id}
        ref={input}
        rows={3}
        disabled={busy}
        value={text}
        placeholder={moves.placeholder}
        dir="auto"
        aria-invalid={length > inputMax || undefined}
        aria-describedby={length >= lengthShownFrom ? `${id}-length` : undefined}
        enterKeyHint="send"
        className="field-sizing-content max-h-72"
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      {length >= lengthShownFrom && (
        <p
          id={`${id}-length`}
          role="status"
          className={classNames(
            'figures mt-1 text-right text-[0.9rem]',
            length > inputMax ? 'text-danger' : 'text-ink-soft',
          )}
        >
          {moves.length(formatCount(length), formatCount(inputMax))}
        </p>
      )}
      <Button type="submit" className="mt-2.5 w-full" disabled={!sendable || busy}>
        {busy ? moves.sending : moves.send}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="mt-1.5 w-full"
        aria-expanded={asking}
        aria-controls={`${id}-questions`}
        onClick={() => setAsking(!asking)}
      >
        {moves.questions}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform', asking && 'rotate-180')}
        />
      </Button>
      <ul id={`${id}-questions`} hidden={!asking} className="mt-1 divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={busy}
              className="w-full px-2 py-2 text-left text-[0.95rem] text-ink hover:bg-sunken hover:text-accent focus-visible:-outline-offset-2 disabled:opacity-55"
              onClick={() => {
                draft.write(question);
                input.current?.focus();
              }}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
