import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { playStrings } from '../../../strings/play.js';

export interface QuestionsProps {
  questions: PublicEra['questions'];
  disabled: boolean;
  onTake: (question: string) => void;
}

/** Questions that others have asked, to be taken up. */
export function Questions({ questions, disabled, onTake }: QuestionsProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-1">
      <Button
        variant="ghost"
        className="w-full text-note"
        aria-expanded={asking}
        aria-controls={id}
        onClick={() => setAsking(!asking)}
      >
        {playStrings.moves.questions}
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
              disabled={disabled}
              className="min-h-11 w-full px-2 py-2 text-left text-aside text-ink hover:bg-sunken hover:text-accent focus-visible:-outline-offset-2 disabled:opacity-55"
              onClick={() => onTake(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
