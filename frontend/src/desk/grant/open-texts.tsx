import { Eye } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from '../../components/ui/dialog.js';
import { Field } from '../../components/ui/field.js';
import { Textarea } from '../../components/ui/textarea.js';
import { commonStrings } from '../../strings/common.js';
import { grantStrings } from '../../strings/desk/grant.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { isLongEnough, reasonMost } from '../lib/words.js';
import { FormError } from '../ui/form-error.js';
import { useOpenGrant } from './grant.api.js';

/** The way to personal text: says what it means, and asks why. */
export function OpenTexts({ playerId, className }: { playerId: string; className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" {...(className === undefined ? {} : { className })}>
          <Eye className="size-4" aria-hidden="true" />
          {grantStrings.open}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={grantStrings.title}
        description={
          <ul className="list-disc space-y-1 pl-5">
            {grantStrings.means.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        }
      >
        <ReasonForm playerId={playerId} onOpened={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function ReasonForm({ playerId, onOpened }: { playerId: string; onOpened: () => void }) {
  const [reason, setReason] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const grant = useOpenGrant(playerId, onOpened);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTooShort(!isLongEnough(reason));
    if (isLongEnough(reason)) grant.mutate(reason.trim());
  };
  return (
    <form noValidate className="mt-5 flex flex-col gap-4" onSubmit={submit}>
      <Field
        label={grantStrings.reason}
        hint={grantStrings.reasonHint}
        error={tooShort && !isLongEnough(reason) ? shellStrings.reasonTooShort : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={reasonMost}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <FormError error={grant.error} fallback={grantStrings.failed} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">{commonStrings.cancel}</Button>
        </DialogClose>
        <Button type="submit" pending={grant.isPending}>
          {grant.isPending ? grantStrings.submitting : grantStrings.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
