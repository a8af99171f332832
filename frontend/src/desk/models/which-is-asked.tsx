import type { ModelInUse, OperatorsDecision } from '@rubicon/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { useToast } from '../../lib/toast.js';
import { modelStrings as strings } from '../../strings/desk/models.js';
import { operationsStrings } from '../../strings/desk/operations.js';
import { overtakenBy } from '../lib/refusals.js';
import { useKeys } from '../lib/use-keys.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Decided } from '../ui/decided.js';
import { KeyHint } from '../ui/key-hint.js';
import { Overtaken } from '../ui/overtaken.js';
import { ReasonedDialog } from '../ui/reasoned-dialog.js';
import { effectsOfForce, effectsOfLift } from './effects-of-fallback.js';
import { useDecideModels } from './models.api.js';

const KEY = 'f';

/** Whether the first model is asked or passed over, who decided that and why, and the way to change it. */
export function WhichIsAsked({
  models,
  fallback,
  at,
}: {
  models: readonly ModelInUse[];
  fallback: OperatorsDecision | null;
  at: string;
}) {
  const [first, second] = models;
  if (!first || !second) return <p className="mt-3">{strings.fallback.none}</p>;
  return (
    <>
      <p className="mt-3 [overflow-wrap:anywhere]">
        {fallback
          ? strings.fallback.forced(first.model, second.model)
          : strings.fallback.lifted(first.model, second.model)}
      </p>
      {fallback && (
        <dl className="mt-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          <dt className="text-ink-soft">{strings.fallback.decidedBy}</dt>
          <dd>
            <Decided by={fallback} at={at} />
          </dd>
          <dt className="text-ink-soft">{operationsStrings.reason}</dt>
          <dd className="measure [overflow-wrap:anywhere]">{fallback.reason}</dd>
        </dl>
      )}
      <FallbackAct first={first} second={second} isForced={fallback !== null} />
    </>
  );
}

function FallbackAct({
  first,
  second,
  isForced,
}: {
  first: ModelInUse;
  second: ModelInUse;
  isForced: boolean;
}) {
  const say = useToast();
  const decide = useDecideModels();
  const [asked, setAsked] = useState<'force' | 'lift' | null>(null);
  /** Neither a refusal nor a closed dialog loses it. */
  const [reason, setReason] = useState('');
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const next = isForced ? 'lift' : 'force';
  const ask = () => {
    decide.reset();
    setOvertaken(null);
    setAsked(next);
  };
  useKeys({ [KEY]: ask });
  const carryOut = (is: 'force' | 'lift') =>
    decide.mutate(is === 'force' ? { is, reason } : { is }, {
      onSuccess: () => {
        say({ title: strings[is].done(first.model) });
        setAsked(null);
        if (is === 'force') setReason('');
      },
      onError: (error) => {
        const sentence = overtakenBy(error);
        if (sentence === null) return;
        setOvertaken(sentence);
        setAsked(null);
      },
    });
  const dialog = {
    isPending: decide.isPending,
    error: decide.error,
    onSubmit: () => asked && carryOut(asked),
    onClose: () => setAsked(null),
  };
  const { force, lift } = strings;
  return (
    <>
      <Overtaken sentence={overtaken} />
      <Button className="mt-4" size="sm" variant="secondary" aria-keyshortcuts={KEY} onClick={ask}>
        {strings[next].open}
        <KeyHint>{KEY}</KeyHint>
      </Button>
      {asked === 'force' && (
        <ReasonedDialog
          {...dialog}
          strings={{
            title: force.title(first.model),
            reasonHint: strings.change.reasonHint,
            submit: force.submit(first.model),
            failed: force.failed,
          }}
          effects={effectsOfForce(first, second)}
          reason={reason}
          onReason={setReason}
        />
      )}
      {asked === 'lift' && (
        <ConfirmDialog
          {...dialog}
          strings={{
            title: lift.title(first.model),
            submit: lift.submit(first.model),
            failed: lift.failed,
          }}
          effects={effectsOfLift(first, second)}
        />
      )}
    </>
  );
}
