/** What an operator is about to ask for, what was typed for it, and that somebody else was quicker. */
import { useState } from 'react';
import { useToast } from '../../lib/toast.js';
import { readModelStrings as strings } from '../../strings/desk/read-models.js';
import { overtakenBy } from '../lib/refusals.js';
import type { ReadModelAct } from './read-model-acts.js';
import { useDecideOfReadModels } from './read-models.api.js';

export interface RebuildDraft {
  readonly reason: string;
  readonly acceptDifferences: boolean;
}
const nothingWritten: RebuildDraft = { reason: '', acceptDifferences: false };

export function useReadModelDecision() {
  const say = useToast();
  const decide = useDecideOfReadModels();
  const [asked, setAsked] = useState<ReadModelAct | null>(null);
  /** Neither a refusal nor a closed dialog loses it. */
  const [draft, setDraft] = useState(nothingWritten);
  const [overtaken, setOvertaken] = useState<string | null>(null);

  const ask = (act: ReadModelAct) => {
    decide.reset();
    setOvertaken(null);
    setAsked(act);
  };
  const carryOut = () => {
    if (asked === null) return;
    decide.mutate(asked === 'rebuild' ? { is: asked, ...draft } : { is: asked }, {
      onSuccess: () => {
        say({ title: strings[asked].done });
        setAsked(null);
        if (asked === 'rebuild') setDraft(nothingWritten);
      },
      onError: (error) => {
        const sentence = overtakenBy(error);
        if (sentence === null) return;
        setOvertaken(sentence);
        setAsked(null);
      },
    });
  };
  return {
    asked,
    ask,
    carryOut,
    close: () => setAsked(null),
    isPending: decide.isPending,
    error: decide.error,
    draft,
    write: setDraft,
    overtaken,
  };
}
