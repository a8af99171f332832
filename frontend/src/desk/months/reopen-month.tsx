import type { AuditMonth } from '@rubicon/contracts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { Field } from '../../components/ui/field.js';
import { Textarea } from '../../components/ui/textarea.js';
import { useToast } from '../../lib/toast.js';
import { commonStrings } from '../../strings/common.js';
import { monthStrings } from '../../strings/desk/months.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { formatMonth } from '../lib/format-utc.js';
import { isLongEnough, reasonMost } from '../lib/words.js';
import { FormError } from '../ui/form-error.js';
import { useReopenMonth } from './months.api.js';

const strings = monthStrings.reopen;

/** For the month that was closed last, and for a reason. */
export function ReopenMonth({ month: { month } }: { month: AuditMonth }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {strings.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={strings.title(formatMonth(month))} description={strings.text}>
          <ReasonForm month={month} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function ReasonForm({ month }: { month: string }) {
  const say = useToast();
  const reopen = useReopenMonth(month, () => say({ title: strings.done(formatMonth(month)) }));
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFit = isLongEnough(reason);
    setShort(!isFit);
    if (isFit) reopen.mutate(reason.trim());
  };
  return (
    <form className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      <Field
        label={strings.reason}
        hint={strings.reasonHint}
        error={isShort ? shellStrings.reasonTooShort : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={3}
            maxLength={reasonMost}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <FormError error={reopen.error} fallback={strings.failed} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">{commonStrings.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="danger" pending={reopen.isPending}>
          {strings.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
