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
import { forgotPasswordSchema } from './credentials.schema.js';
import { Entrance } from './entrance.js';
import { useRequestPasswordReset } from './password-reset.api.js';

export function ForgotPasswordPage() {
  usePageTitle('Forgot Password');
  const request = useRequestPasswordReset();
  const { register, handleSubmit, formState } = useForm<RequestPasswordReset>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { username: '' },
  });
  return (
    <Entrance
      title="Forgot your password?"
      introduction="Name your account, and a link to a new password goes to its email address."
      back={{ to: '/login', label: 'Back to Sign In' }}
    >
      {request.isSuccess ? (
        <Notice title="Look into your mail">
          <p className="mt-1">
            If there is an account of that name, a link is on its way. It works once, within the next hour.
          </p>
        </Notice>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => void handleSubmit((body) => request.mutate(body))(event)}
        >
          <Field label="Username or Email" error={formState.errors.username?.message}>
            {(control) => (
              <Input {...control} autoComplete="username" autoCapitalize="none" {...register('username')} />
            )}
          </Field>
          {request.isError && (
            <Notice tone="danger">
              {serverMessage(request.error, 'The link could not be sent. Please try again.')}
            </Notice>
          )}
          <Button type="submit" size="lg" pending={request.isPending}>
            {request.isPending ? 'Sending...' : 'Send Link'}
          </Button>
        </form>
      )}
    </Entrance>
  );
}
