import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { Notice } from '../../components/ui/notice.js';
import { answerOf } from '../../lib/api/api.js';
import { deskSignInStrings as strings } from '../../strings/desk/sign-in.js';
import { meQuery } from '../lib/me.js';
import { staffApi } from '../lib/staff-api.js';
import { FormError } from '../ui/form-error.js';
import { PasswordField } from '../ui/password-field.js';

export function SignInForm({
  heading,
  text,
  provider,
  isAgain = false,
}: {
  heading: ReactNode;
  text: string;
  /** The name of the company's own sign-in; null: there is none. */
  provider: string | null;
  /** Screens wait behind it, and this window is not to leave them. */
  isAgain?: boolean;
}) {
  const queryClient = useQueryClient();
  const said = useSearchParams()[0].get('provider');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: () =>
      answerOf(
        staffApi.POST('/api/staff/sign-in', { body: { name: name.trim(), password, code: code.trim() } }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      // What was refused while nobody was signed in.
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    },
    // A code works once.
    onError: () => setCode(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <>
      {heading}
      <p className="mt-2 text-ink-soft">{text}</p>
      {(said === 'refused' || said === 'failed') && (
        <Notice tone="danger" className="mt-4 bg-sunken px-4 py-3">
          <p>{strings.providerSaid[said]}</p>
        </Notice>
      )}
      <form className="mt-6 flex flex-col gap-4" onSubmit={submit}>
        <Field label={strings.name}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              required
              autoComplete="username"
              spellCheck={false}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <PasswordField label={strings.password} is="current" value={password} onValue={setPassword} />
        <Field label={strings.code} hint={strings.codeHint}>
          {(control) => (
            <Input
              {...control}
              required
              autoComplete="one-time-code"
              spellCheck={false}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
        <FormError error={signIn.error} fallback={strings.failed} />
        <Button type="submit" pending={signIn.isPending}>
          {signIn.isPending ? strings.submitting : strings.submit}
        </Button>
      </form>
      {provider !== null && (
        <>
          <p className="my-4 flex items-center gap-3 text-note text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {strings.or}
          </p>
          <Button asChild variant="secondary" className="w-full">
            <a href="/api/staff/oidc/start" target={isAgain ? '_blank' : undefined} rel="noopener">
              {strings.provider(provider)}
            </a>
          </Button>
          {isAgain && <p className="mt-2 text-note text-ink-soft">{strings.providerAside}</p>}
        </>
      )}
    </>
  );
}
