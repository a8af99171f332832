import type { ReactNode } from 'react';
import { Field } from '../../components/ui/field.js';
import { Textarea } from '../../components/ui/textarea.js';
import { operationsStrings as strings } from '../../strings/desk/operations.js';
import { reasonMost } from '../lib/words.js';

/** Why something is decided: what is written stays for ever. */
export function ReasonField({
  hint,
  reason,
  onReason,
  error,
  autoFocus = false,
}: {
  hint: ReactNode;
  reason: string;
  onReason: (reason: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
}) {
  return (
    <Field
      label={strings.reason}
      hint={
        <>
          {hint} <span className="figures">{strings.written([...reason].length, reasonMost)}</span>
        </>
      }
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          autoFocus={autoFocus}
          rows={3}
          maxLength={reasonMost}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </Field>
  );
}
