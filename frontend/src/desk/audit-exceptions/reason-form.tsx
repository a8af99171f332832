import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Textarea } from '../../components/ui/textarea.js';
import { exceptionStrings } from '../../strings/desk/audit-exceptions.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { isLongEnough, reasonMost } from '../lib/words.js';

interface ReasonStrings {
  readonly reason: string;
  readonly submit: string;
  readonly cancel: string;
}

/** What an auditor writes for others to read for ever: why it is so, or why that does not hold. */
export function ReasonForm({
  strings,
  title,
  reason,
  onReason,
  isPending,
  onSubmit,
  onCancel,
}: {
  strings: ReasonStrings;
  title: string;
  reason: string;
  onReason: (reason: string) => void;
  isPending: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}) {
  const [wasTried, setWasTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (isLongEnough(reason)) onSubmit();
  };
  return (
    <form className="w-full max-w-xl border-l-4 border-accent bg-surface px-5 py-4" onSubmit={submit}>
      <h3 className="figures font-semibold">{title}</h3>
      <Field
        label={strings.reason}
        hint={
          <>
            {exceptionStrings.reason.hint}{' '}
            <span className="figures">{exceptionStrings.reason.written([...reason].length, reasonMost)}</span>
          </>
        }
        error={wasTried && !isLongEnough(reason) ? shellStrings.reasonTooShort : undefined}
        className="mt-3"
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={4}
            maxLength={reasonMost}
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isPending}>
          {strings.submit}
        </Button>
        <Button variant="ghost" size="sm" disabled={isPending} onClick={onCancel}>
          {strings.cancel}
        </Button>
      </div>
    </form>
  );
}
