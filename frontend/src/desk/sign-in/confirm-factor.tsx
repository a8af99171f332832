import type { StaffConfirmAnswer, StaffJoinAnswer } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { answerOf } from '../../lib/api/api.js';
import { joinStrings } from '../../strings/desk/join.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { staffApi } from '../lib/staff-api.js';
import { FormError } from '../ui/form-error.js';
import { QrCode } from './qr-code.js';

const strings = joinStrings.factor;

export function ConfirmFactor({
  token,
  joined,
  onConfirmed,
}: {
  token: string;
  joined: StaffJoinAnswer;
  onConfirmed: (answer: StaffConfirmAnswer) => void;
}) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () =>
      answerOf(staffApi.POST('/api/staff/join/confirm', { body: { token, code: code.trim() } })),
    onSuccess: onConfirmed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <>
      <h1>{strings.title(joined.name)}</h1>
      <p className="mt-2 mb-4 text-ink-soft">{strings.text}</p>
      <QrCode text={joined.factorUri} label={strings.picture} />
      <p className="mt-4 text-ink-soft">{strings.secret}</p>
      <p className="typed mt-1 select-all">{inFours(joined.factorSecret)}</p>
      <form className="mt-6 flex flex-col gap-4" onSubmit={submit}>
        <Field label={strings.label} hint={strings.hint}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
        <FormError error={confirm.error} fallback={shellStrings.notDone} />
        <Button type="submit" pending={confirm.isPending}>
          {strings.submit}
        </Button>
      </form>
    </>
  );
}

function inFours(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
