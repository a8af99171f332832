/** /forgot-password: asks for a letter with a link. What is answered tells nobody whether an account exists. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { RequestPasswordReset } from '@rubicon/contracts';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { Notice } from '../../components/ui/notice.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { usePageTitle } from '../../lib/page-title.js';
import { credentialStrings } from '../../strings/credentials.js';
import { signInStrings } from '../../strings/sign-in.js';
import { forgotPasswordSchema } from './credentials.schema.js';
import { Entrance } from './entrance.js';
import { useRequestPasswordReset } from './password-reset.api.js';

export function ForgotPasswordPage() {
  usePageTitle(signInStrings.forgot.pageTitle);
  const request = useRequestPasswordReset();
  const { register, handleSubmit, formState } = useForm<RequestPasswordReset>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { username: '' },
  });
  return (
    <Entrance
      title={signInStrings.forgot.title}
      introduction={signInStrings.forgot.text}
      back={{ to: '/login', label: signInStrings.backToSignIn }}
    >
      {request.isSuccess ? (
        <Notice title={signInStrings.forgot.sentTitle}>
          <p className="mt-1">{signInStrings.forgot.sentText}</p>
        </Notice>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => void handleSubmit((body) => request.mutate(body))(event)}
        >
          <Field label={credentialStrings.usernameOrEmail} error={formState.errors.username?.message}>
            {(control) => (
              <Input {...control} autoComplete="username" autoCapitalize="none" {...register('username')} />
            )}
          </Field>
          {request.isError && (
            <Notice tone="danger">{serverMessage(request.error, signInStrings.forgot.notSent)}</Notice>
          )}
          <Button type="submit" size="lg" pending={request.isPending}>
            {request.isPending ? signInStrings.forgot.sending : signInStrings.forgot.send}
          </Button>
        </form>
      )}
    </Entrance>
  );
}
