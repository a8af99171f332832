import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import type { TurnKind } from '@rubicon/contracts';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Composer } from '../../../components/story/composer.js';
import type { Draft } from '../../../components/story/draft.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { playStrings } from '../../../strings/play.js';
import { inputLimit, kindOf } from './input-text.js';

const { moves } = playStrings;

const words = {
  label: moves.input,
  placeholder: moves.placeholder,
  send: moves.send,
  sending: moves.sending,
  length: moves.length,
};

export interface ActionFormProps {
  draft: Draft;
  questions: PublicEra['questions'];
  busy: boolean;
  onSend: (input: string, kind: TurnKind) => void;
}

/** Where the player writes, or takes up a question that others have asked. */
export function ActionForm({ draft, questions, busy, onSend }: ActionFormProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState(false);
  return (
    <Composer
      draft={draft}
      words={words}
      limit={inputLimit}
      busy={busy}
      onSend={(text) => onSend(text, kindOf(text, questions))}
      inputRef={input}
      className="painted-apart mt-4"
    >
      <Button
        variant="ghost"
        size="sm"
        className="mt-1.5 w-full"
        aria-expanded={asking}
        aria-controls={id}
        onClick={() => setAsking(!asking)}
      >
        {moves.questions}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform', asking && 'rotate-180')}
        />
      </Button>
      <ul id={id} hidden={!asking} className="mt-1 divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={busy}
              className="w-full px-2 py-2 text-left text-aside text-ink hover:bg-sunken hover:text-accent focus-visible:-outline-offset-2 disabled:opacity-55"
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
    </Composer>
  );
}
