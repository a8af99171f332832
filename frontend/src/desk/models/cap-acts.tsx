import type { DailyCapState } from '@rubicon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { formatMicroUsd } from '../../lib/format.js';
import { useToast } from '../../lib/toast.js';
import { modelStrings as strings } from '../../strings/desk/models.js';
import { modelsQuery } from '../lib/models.js';
import { overtakenBy } from '../lib/refusals.js';
import { useKeys } from '../lib/use-keys.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { KeyHint } from '../ui/key-hint.js';
import { Overtaken } from '../ui/overtaken.js';
import { ChangeCapDialog, readDraft, type CapDraft } from './change-cap-dialog.js';
import { effectsOfReset, stopsTurns } from './effects-of-cap.js';
import { useDecideModels } from './models.api.js';

const KEY = 'c';

export function CapActs({ dailyCap }: { dailyCap: DailyCapState }) {
  const queryClient = useQueryClient();
  const say = useToast();
  const decide = useDecideModels();
  const [asked, setAsked] = useState<'change' | 'reset' | null>(null);
  /** Neither a refusal nor a closed dialog loses it. */
  const [written, setWritten] = useState<CapDraft | null>(null);
  /** What is to be changed: it does not change under the hands of who types. */
  const [seen, setSeen] = useState(dailyCap);
  const draft = written ?? capAsItIs(seen);
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const ask = (what: 'change' | 'reset') => {
    decide.reset();
    setOvertaken(null);
    setSeen(dailyCap);
    setAsked(what);
  };
  useKeys({ [KEY]: () => ask('change') });

  const change = () => {
    const capMicroUsd = readDraft(draft);
    if (capMicroUsd === undefined) return;
    const { changed } = seen;
    decide.mutate(
      {
        is: 'change-cap',
        capMicroUsd,
        seen: changed && { capMicroUsd: changed.capMicroUsd },
        reason: draft.reason,
      },
      {
        onSuccess: () => {
          const { done, doneNone } = strings.change;
          say({ title: capMicroUsd === null ? doneNone : done(formatMicroUsd(capMicroUsd)) });
          setAsked(null);
          setWritten(null);
        },
        // By then it was looked at again: what another operator made of it is what is to be changed now.
        onError: (error) => {
          const now = queryClient.getQueryData(modelsQuery.queryKey);
          if (overtakenBy(error) !== null && now) setSeen(now.told.dailyCap);
        },
      },
    );
  };
  const reset = () =>
    decide.mutate(
      { is: 'reset-cap' },
      {
        onSuccess: () => {
          say({ title: strings.reset.done });
          setAsked(null);
        },
        onError: (error) => {
          const sentence = overtakenBy(error);
          if (sentence === null) return;
          setOvertaken(sentence);
          setAsked(null);
        },
      },
    );
  const dialog = { isPending: decide.isPending, error: decide.error, onClose: () => setAsked(null) };
  return (
    <>
      <Overtaken sentence={overtaken} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" aria-keyshortcuts={KEY} onClick={() => ask('change')}>
          {strings.change.open}
          <KeyHint>{KEY}</KeyHint>
        </Button>
        {dailyCap.changed && (
          <Button size="sm" variant="ghost" onClick={() => ask('reset')}>
            {strings.reset.open}
          </Button>
        )}
      </div>
      {asked === 'change' && (
        <ChangeCapDialog {...dialog} seen={seen} draft={draft} onDraft={setWritten} onSubmit={change} />
      )}
      {asked === 'reset' && (
        <ConfirmDialog
          {...dialog}
          strings={strings.reset}
          effects={effectsOfReset(dailyCap)}
          isGrave={stopsTurns(dailyCap.configuredMicroUsd, dailyCap)}
          onSubmit={reset}
        />
      )}
    </>
  );
}

/** What is changed is mostly a digit of it. */
function capAsItIs({ capMicroUsd }: DailyCapState): CapDraft {
  const isNone = capMicroUsd === null;
  return { amount: isNone ? '' : formatMicroUsd(capMicroUsd), isNone, reason: '' };
}
