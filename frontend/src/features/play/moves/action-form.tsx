import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import type { TurnKind } from '@rubicon/contracts';
import type { Ref } from 'react';
import { Composer } from '../../../components/story/composer.js';
import type { Draft } from '../../../components/story/draft.js';
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
  inputRef: Ref<HTMLTextAreaElement>;
  onSend: (input: string, kind: TurnKind) => void;
}

/** Where the player writes, at the lower edge. */
export function ActionForm({ draft, questions, busy, inputRef, onSend }: ActionFormProps) {
  return (
    <Composer
      draft={draft}
      words={words}
      limit={inputLimit}
      busy={busy}
      atEdge
      onSend={(text) => onSend(text, kindOf(text, questions))}
      inputRef={inputRef}
      inputClassName="max-h-[30cqh] min-h-15 max-sm:placeholder:text-caption"
      className="painted-apart py-2 [grid-area:composer] max-sm:px-3 sm:py-3"
    />
  );
}
