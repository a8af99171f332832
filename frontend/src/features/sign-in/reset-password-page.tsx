/** /reset-password#…: where the letter's link leads. The token is a secret and does not stay in the address. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { PasswordInput } from '../../components/ui/password-input.js';
import { Notice } from '../../components/ui/notice.js';
import { ApiError, serverMessage } from '../../lib/api/api-error.js';
import { usePageTitle } from '../../lib/page-title.js';
import { commonStrings } from '../../strings/common.js';
import { credentialStrings } from '../../strings/credentials.js';
import { signInStrings } from '../../strings/sign-in.js';
import { newPasswordSchema } from './credentials.schema.js';
import { Entrance } from './entrance.js';
import { useCompletePasswordReset } from './password-reset.api.js';

export function ResetPasswordPage() {
  usePageTitle(credentialStrings.newPassword);
  const token = useTokenOfAddress();
  return <ResetPassword key={token} token={token} />;
}

/** @param token null: the address has none */
function ResetPassword({ token }: { token: string | null }) {
  const navigate = useNavigate();
  const reset = useCompletePasswordReset(() => void navigate('/login', { replace: true }));
  const expired = reset.error instanceof ApiError && reset.error.status === 410;
  return (
    <Entrance
      title={signInStrings.reset.title}
      introduction={signInStrings.reset.text}
      back={{ to: '/login', label: signInStrings.backToSignIn }}
    >
      {token === null || expired ? (
        <Notice tone="danger" title={signInStrings.reset.deadTitle}>
          <p className="mt-1">
            {expired
              ? serverMessage(reset.error, signInStrings.reset.expired)
              : signInStrings.reset.incomplete}
          </p>
          <Button asChild variant="secondary" className="mt-4">
            <Link to="/forgot-password">{signInStrings.reset.askAgain}</Link>
          </Button>
        </Notice>
      ) : (
        <NewPasswordForm
          failure={reset.isError ? serverMessage(reset.error, credentialStrings.passwordNotChanged) : null}
          pending={reset.isPending}
          onSubmit={(newPassword) => reset.mutate({ token, newPassword })}
        />
      )}
    </Entrance>
  );
}

function useTokenOfAddress(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  // Also of the next letter's link, opened where the one before was: no browser loads a page anew for what is behind the #.
  const given = hash.slice(1);
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token === '' ? null : token;
}

function NewPasswordForm({
  failure,
  pending,
  onSubmit,
}: {
  failure: string | null;
  pending: boolean;
  onSubmit: (newPassword: string) => void;
}) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { newPassword: '' },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(({ newPassword }) => onSubmit(newPassword))(event)}
    >
      <Field label={credentialStrings.newPassword} error={formState.errors.newPassword?.message}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('newPassword')} />}
      </Field>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="lg" pending={pending}>
        {pending ? commonStrings.saving : credentialStrings.changePassword}
      </Button>
    </form>
  );
}
