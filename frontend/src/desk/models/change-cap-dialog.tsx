import type { DailyCapState } from '@rubicon/contracts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { formatMicroUsd } from '../../lib/format.js';
import { commonStrings } from '../../strings/common.js';
import { modelStrings } from '../../strings/desk/models.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { faultOf } from '../lib/refusals.js';
import { isLongEnough } from '../lib/words.js';
import { Effects } from '../ui/effects.js';
import { FormError } from '../ui/form-error.js';
import { ReasonField } from '../ui/reason-field.js';
import { effectsOfCap, stopsTurns } from './effects-of-cap.js';
import { readCap } from './read-cap.js';
import { writtenCap } from './written-cap.js';

const strings = modelStrings.change;

export interface CapDraft {
  /** As typed. */
  readonly amount: string;
  readonly isNone: boolean;
  readonly reason: string;
}

/** In micro-dollars; null: no cap; undefined: no amount can be read. */
export function readDraft({ amount, isNone }: CapDraft): number | null | undefined {
  return isNone ? null : (readCap(amount) ?? undefined);
}

/** Asks for the cap and why, and says what that cap does. @param seen what is to be changed */
export function ChangeCapDialog({
  seen,
  draft,
  onDraft,
  isPending,
  error,
  onSubmit,
  onClose,
}: {
  seen: DailyCapState;
  draft: CapDraft;
  onDraft: (draft: CapDraft) => void;
  isPending: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
}) {
  const [wasTried, setWasTried] = useState(false);
  const capMicroUsd = readDraft(draft);
  const isReadable = capMicroUsd !== undefined;
  const isGrave = stopsTurns(capMicroUsd, seen);
  const isReasoned = isLongEnough(draft.reason);
  const ofAmount = faultOf(error, 'capMicroUsd');
  const ofReason = faultOf(error, 'reason');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (isReadable && isReasoned) onSubmit();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={strings.title}
        description={
          <>
            <p className="figures">
              {strings.now(writtenCap(seen.capMicroUsd), formatMicroUsd(seen.spentMicroUsd))}
            </p>
            {seen.changed && (
              <p className="[overflow-wrap:anywhere]">
                {strings.nowBy(seen.changed.name, seen.changed.reason)}
              </p>
            )}
          </>
        }
      >
        <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
          <Field
            label={strings.amount}
            error={wasTried && !isReadable ? strings.amountWrong : draft.isNone ? undefined : ofAmount}
          >
            {(control) => (
              <Input
                {...control}
                autoFocus
                inputMode="decimal"
                autoComplete="off"
                className="figures max-w-48"
                disabled={draft.isNone}
                value={draft.amount}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => onDraft({ ...draft, amount: target.value })}
              />
            )}
          </Field>
          <label className="flex items-baseline gap-2.5">
            <input
              type="checkbox"
              className="size-4 shrink-0 translate-y-0.5 accent-accent"
              checked={draft.isNone}
              onChange={({ target }) => onDraft({ ...draft, isNone: target.checked })}
            />
            {strings.none}
          </label>
          <ReasonField
            hint={strings.reasonHint}
            reason={draft.reason}
            onReason={(reason) => onDraft({ ...draft, reason })}
            error={wasTried && !isReasoned ? shellStrings.reasonTooShort : ofReason}
          />
          <Effects effects={effectsOfCap(capMicroUsd, seen)} isGrave={isGrave} />
          {ofAmount === undefined && ofReason === undefined && (
            <FormError error={error} fallback={strings.failed} />
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">{commonStrings.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant={isGrave ? 'danger' : 'primary'} pending={isPending}>
              {capMicroUsd === undefined
                ? strings.submitUnknown
                : capMicroUsd === null
                  ? strings.submitNone
                  : (isGrave ? strings.submitStopping : strings.submit)(formatMicroUsd(capMicroUsd))}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
