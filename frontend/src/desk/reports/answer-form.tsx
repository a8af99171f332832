import type { StaffReport } from '@rubicon/contracts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Textarea } from '../../components/ui/textarea.js';
import { actStrings } from '../../strings/desk/acts.js';
import { reportStrings } from '../../strings/desk/reports.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { ActPlanView } from '../acts/act-plan-view.js';
import { useAskForAct, usePlanAct } from '../acts/acts.api.js';
import { isLongEnough, letterMost, reasonMost } from '../lib/words.js';
import { FormError } from '../ui/form-error.js';
import { answering, type ReportAnswer } from './reports.api.js';

const strings = reportStrings.letter;

/** A letter, why it is written, what that will record; then it is sent. */
export function AnswerForm({
  report,
  draft,
  onDraft,
  onAnswered,
}: {
  report: StaffReport;
  draft: ReportAnswer;
  onDraft: (draft: ReportAnswer) => void;
  onAnswered: (said: string) => void;
}) {
  const [isLookedOver, setLookedOver] = useState(false);
  const plan = usePlanAct(report.playerId);
  const send = useAskForAct(report.playerId);
  const request = answering(report.reportId, draft);
  const shortWhen = (text: string, sentence: string) =>
    isLookedOver && !isLongEnough(text) ? sentence : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLookedOver(true);
    if (isLongEnough(draft.letter) && isLongEnough(draft.reason)) plan.mutate(request);
  };
  const ask = async () => {
    // Also heard when another report is looked at by then; what went wrong is shown below.
    const act = await send.mutateAsync(request).catch(() => null);
    if (act === null) return;
    onDraft({ letter: '', reason: '' });
    onAnswered(act.state === 'waiting' ? strings.waits : strings.sent);
  };
  const write = (changed: Partial<ReportAnswer>) => {
    plan.reset();
    send.reset();
    onDraft({ ...draft, ...changed });
  };
  return (
    <form className="mt-6 max-w-xl border-l-4 border-accent bg-surface px-5 py-4" onSubmit={submit}>
      <h3 className="font-semibold">{strings.title}</h3>
      <div className="mt-3 flex flex-col gap-4">
        <Field
          label={strings.letter}
          hint={strings.letterHint}
          error={shortWhen(draft.letter, actStrings.letterTooShort)}
        >
          {(control) => (
            <Textarea
              {...control}
              autoFocus
              rows={8}
              maxLength={letterMost}
              value={draft.letter}
              onChange={({ target }) => write({ letter: target.value })}
            />
          )}
        </Field>
        <Field
          label={strings.reason}
          hint={strings.reasonHint}
          error={shortWhen(draft.reason, shellStrings.reasonTooShort)}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              className="min-h-16"
              maxLength={reasonMost}
              value={draft.reason}
              onChange={({ target }) => write({ reason: target.value })}
            />
          )}
        </Field>
      </div>
      {plan.data && (
        <div role="status" className="mt-4">
          <ActPlanView plan={plan.data} />
        </div>
      )}
      <div className="mt-4 flex flex-col gap-3">
        <FormError error={send.error ?? plan.error} fallback={shellStrings.notDone} />
        {plan.data ? (
          <Button size="sm" className="self-start" pending={send.isPending} onClick={() => void ask()}>
            {strings.send}
          </Button>
        ) : (
          <Button type="submit" size="sm" className="self-start" pending={plan.isPending}>
            {strings.check}
          </Button>
        )}
      </div>
    </form>
  );
}
