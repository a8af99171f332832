import type { StaffJoinAnswer } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { answerOf } from '../../lib/api/api.js';
import { joinStrings } from '../../strings/desk/join.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { staffApi } from '../lib/staff-api.js';
import { FormError } from '../ui/form-error.js';
import { PasswordField } from '../ui/password-field.js';

const strings = joinStrings.password;

export function ChoosePassword({
  token,
  onJoined,
}: {
  token: string;
  onJoined: (answer: StaffJoinAnswer) => void;
}) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isDifferent, setDifferent] = useState(false);
  const join = useMutation({
    mutationFn: () => answerOf(staffApi.POST('/api/staff/join', { body: { token, password } })),
    onSuccess: onJoined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDifferent(password !== again);
    if (password === again) join.mutate();
  };
  return (
    <>
      <h1>{strings.title}</h1>
      <p className="mt-2 text-ink-soft">{strings.text}</p>
      <form className="mt-6 flex flex-col gap-4" onSubmit={submit}>
        <PasswordField
          label={strings.label}
          hint={strings.hint}
          is="new"
          value={password}
          onValue={setPassword}
          autoFocus
        />
        <PasswordField
          label={strings.again}
          error={isDifferent ? strings.different : undefined}
          is="new"
          value={again}
          onValue={setAgain}
        />
        <FormError error={join.error} fallback={shellStrings.notDone} />
        <Button type="submit" pending={join.isPending}>
          {strings.submit}
        </Button>
      </form>
    </>
  );
}
