import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { commonStrings } from '../../strings/common.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { faultOf } from '../lib/refusals.js';
import { isLongEnough } from '../lib/words.js';
import { Effects } from './effects.js';
import { FormError } from './form-error.js';
import { ReasonField } from './reason-field.js';

/** Says what a decision does, and asks for the reason without which it is not made, unless it may be left out. What was typed is its caller's to keep. */
export function ReasonedDialog({
  strings,
  effects,
  reason,
  onReason,
  mayBeEmpty = false,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
}: {
  strings: {
    readonly title: string;
    readonly reasonHint: string;
    readonly submit: string;
    readonly failed: string;
  };
  effects: readonly string[];
  reason: string;
  onReason: (reason: string) => void;
  /** The reason may be left out. */
  mayBeEmpty?: boolean;
  isPending: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  /** Below the reason. */
  children?: ReactNode;
}) {
  const [wasTried, setWasTried] = useState(false);
  const isReasoned = isLongEnough(reason) || (mayBeEmpty && reason.trim() === '');
  const fault = faultOf(error, 'reason');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (isReasoned) onSubmit();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={strings.title} description={<Effects effects={effects} />}>
        <form className="mt-4 flex flex-col gap-4" onSubmit={submit}>
          <ReasonField
            autoFocus
            hint={strings.reasonHint}
            reason={reason}
            onReason={onReason}
            error={wasTried && !isReasoned ? shellStrings.reasonTooShort : fault}
          />
          {children}
          {fault === undefined && <FormError error={error} fallback={strings.failed} />}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">{commonStrings.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="danger" pending={isPending}>
              {strings.submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
