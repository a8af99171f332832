import type { StaffReport } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Textarea } from '../../components/ui/textarea.js';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.js';
import { reportStrings } from '../../strings/desk/reports.js';
import { isLongEnough } from '../lib/long-enough.js';
import { FormError } from '../ui/form-error.js';
import { answerReport, planAnswer, type ReportAnswer } from './reports.api.js';

const { letter: strings, failed } = reportStrings;

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
  const keys = useIdempotencyKey();
  const [isLookedOver, setLookedOver] = useState(false);
  const plan = useMutation({ mutationFn: () => planAnswer(report, draft) });
  const send = useMutation({
    mutationFn: () => answerReport(report, draft, keys),
    onSuccess: ({ state }) => {
      keys.settle();
      onDraft({ letter: '', reason: '' });
      onAnswered(state === 'waiting' ? strings.waits : strings.sent);
    },
  });
  const shortWhen = (text: string) => (isLookedOver && !isLongEnough(text) ? strings.short : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLookedOver(true);
    if (isLongEnough(draft.letter) && isLongEnough(draft.reason)) plan.mutate();
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
        <Field label={strings.letter} hint={strings.letterHint} error={shortWhen(draft.letter)}>
          {(control) => (
            <Textarea
              {...control}
              autoFocus
              rows={8}
              maxLength={4_000}
              value={draft.letter}
              onChange={({ target }) => write({ letter: target.value })}
            />
          )}
        </Field>
        <Field label={strings.reason} hint={strings.reasonHint} error={shortWhen(draft.reason)}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              className="min-h-16"
              maxLength={500}
              value={draft.reason}
              onChange={({ target }) => write({ reason: target.value })}
            />
          )}
        </Field>
      </div>
      {plan.data && (
        <div role="status" className="mt-4">
          <h4 className="eyebrow mb-1">{strings.would}</h4>
          <ul className="list-disc pl-5">
            {plan.data.events.map(({ streamId, type, says }) => (
              <li key={`${streamId} ${type}`}>{says}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 flex flex-col gap-3">
        <FormError error={send.error ?? plan.error} fallback={failed} />
        {plan.data ? (
          <Button size="sm" className="self-start" pending={send.isPending} onClick={() => send.mutate()}>
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
