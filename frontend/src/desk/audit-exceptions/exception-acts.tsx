/** What may be done about an exception, each with a key: `t` takes it, `e` explains it, `a` accepts what another explained. */
import type { AuditException } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { formatMicroUsd } from '../../lib/format.js';
import { useToast } from '../../lib/toast.js';
import { exceptionStrings as strings } from '../../strings/desk/audit-exceptions.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { auditKey } from '../lib/audit-exceptions.js';
import { useKeys } from '../lib/use-keys.js';
import { KeyHint } from '../ui/key-hint.js';
import { AcceptDialog } from './accept-dialog.js';
import { act, exceptionQuery, type ExceptionAct } from './exceptions.api.js';
import { ReasonForm } from './reason-form.js';

const keyOf = { take: 't', explain: 'e', accept: 'a' } as const;
const said = {
  take: strings.taken,
  'hand-back': strings.handedBack,
  explain: strings.explained,
  accept: strings.accepted,
  decline: strings.declined,
} satisfies Record<ExceptionAct['is'], string>;

export function ExceptionActs({
  exception,
  draft,
  onDraft,
  onRefused,
}: {
  exception: AuditException;
  draft: string;
  onDraft: (draft: string) => void;
  /** Null: something is tried anew. */
  onRefused: (sentence: string | null) => void;
}) {
  const { exceptionId, state, isOwn, ownerName, explanation, amountMicroUsd } = exception;
  const queryClient = useQueryClient();
  const say = useToast();
  const [isExplaining, setExplaining] = useState(draft !== '');
  const [isAccepting, setAccepting] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const doing = useMutation({
    mutationFn: (done: ExceptionAct) => act(exception, done),
    onMutate: () => onRefused(null),
    onSuccess: (_, { is }) => {
      say({ title: said[is] });
      if (is !== 'explain' && is !== 'decline') return;
      onDraft('');
      setExplaining(false);
      setDeclining(false);
    },
    onError: (error) => onRefused(serverMessage(error, shellStrings.notDone)),
    // Refused, it stands otherwise than it was read.
    onSettled: async () => {
      setAccepting(false);
      await queryClient.invalidateQueries({ queryKey: exceptionQuery(exceptionId).queryKey });
      void queryClient.invalidateQueries({ queryKey: auditKey });
    },
  });
  const pendingIs = (is: ExceptionAct['is']) => doing.isPending && doing.variables.is === is;

  const isOpen = state === 'open';
  const mayTake = isOpen && ownerName === null;
  const isMine = isOwn || ownerName === null;
  const mayExplainAnew = state === 'explained' && isMine && explanation?.isOwn === true;
  const mayExplain = ((isOpen && isMine) || mayExplainAnew) && !isExplaining;
  const judged = state === 'explained' && explanation?.isOwn === false ? explanation : null;
  const beginToExplain = () => {
    if (draft === '' && mayExplainAnew) onDraft(explanation.reason);
    setExplaining(true);
  };
  useKeys({
    ...(mayTake ? { [keyOf.take]: () => doing.mutate({ is: 'take' }) } : {}),
    ...(mayExplain ? { [keyOf.explain]: beginToExplain } : {}),
    ...(judged ? { [keyOf.accept]: () => setAccepting(true) } : {}),
  });
  const amount = formatMicroUsd(amountMicroUsd);
  return (
    <div className="flex flex-col items-start gap-4 empty:hidden">
      {(mayTake || mayExplain || judged || (isOpen && isOwn)) && (
        <div className="flex flex-wrap gap-2">
          {judged && (
            <>
              <Button size="sm" aria-keyshortcuts={keyOf.accept} onClick={() => setAccepting(true)}>
                {strings.accept(amount)}
                <KeyHint>{keyOf.accept}</KeyHint>
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setDeclining(true)}>
                {strings.decline}
              </Button>
            </>
          )}
          {mayTake && (
            <Button
              size="sm"
              aria-keyshortcuts={keyOf.take}
              pending={pendingIs('take')}
              onClick={() => doing.mutate({ is: 'take' })}
            >
              {strings.take}
              <KeyHint>{keyOf.take}</KeyHint>
            </Button>
          )}
          {mayExplain && (
            <Button
              variant={isOwn ? 'primary' : 'secondary'}
              size="sm"
              aria-keyshortcuts={keyOf.explain}
              onClick={beginToExplain}
            >
              {mayExplainAnew ? strings.explainAnew : strings.explain}
              <KeyHint>{keyOf.explain}</KeyHint>
            </Button>
          )}
          {isOpen && isOwn && (
            <Button
              variant="secondary"
              size="sm"
              pending={pendingIs('hand-back')}
              onClick={() => doing.mutate({ is: 'hand-back' })}
            >
              {strings.handBack}
            </Button>
          )}
        </div>
      )}
      {isOpen && !isOwn && ownerName !== null && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          {strings.takenBy(ownerName)}
          {/* Whose owner is no auditor any more is anybody's: only the server knows. */}
          <Button
            variant="link"
            size="sm"
            pending={pendingIs('take')}
            onClick={() => doing.mutate({ is: 'take' })}
          >
            {strings.takeOver}
          </Button>
        </p>
      )}
      {state === 'explained' && explanation?.isOwn === true && <p>{strings.waitsForAnother}</p>}
      {(isOpen || mayExplainAnew) && isExplaining && (
        <ReasonForm
          strings={strings.form}
          title={strings.form.title(amount)}
          reason={draft}
          onReason={onDraft}
          isPending={pendingIs('explain')}
          onSubmit={() => doing.mutate({ is: 'explain', reason: draft })}
          onCancel={() => setExplaining(false)}
        />
      )}
      {isDeclining && judged && (
        <ReasonForm
          strings={strings.declineForm}
          title={strings.declineForm.title}
          reason={draft}
          onReason={onDraft}
          isPending={pendingIs('decline')}
          onSubmit={() => doing.mutate({ is: 'decline', explainedAt: judged.explainedAt, reason: draft })}
          onCancel={() => setDeclining(false)}
        />
      )}
      {isAccepting && explanation && (
        <AcceptDialog
          amountMicroUsd={amountMicroUsd}
          explanation={explanation}
          isPending={pendingIs('accept')}
          onAccept={() => doing.mutate({ is: 'accept', explainedAt: explanation.explainedAt })}
          onClose={() => setAccepting(false)}
        />
      )}
    </div>
  );
}
