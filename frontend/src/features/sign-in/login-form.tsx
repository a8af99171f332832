import { zodResolver } from '@hookform/resolvers/zod';
import type { LoginRequest } from '@rubicon/contracts';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { PasswordInput } from '../../components/ui/password-input.js';
import { commonStrings } from '../../strings/common.js';
import { credentialStrings } from '../../strings/credentials.js';
import { signInStrings } from '../../strings/sign-in.js';
import { loginSchema } from './credentials.schema.js';
import { useLogin } from './session.api.js';

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const login = useLogin(onSignedIn);
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    resolver: zodResolver(loginSchema),
    defaultValues: { username: '', password: '' },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((body) => login.mutate(body))(event)}
    >
      <Field label={credentialStrings.usernameOrEmail} error={formState.errors.username?.message}>
        {(control) => (
          <Input {...control} autoComplete="username" autoCapitalize="none" {...register('username')} />
        )}
      </Field>
      <Field label={credentialStrings.password} error={formState.errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" {...register('password')} />
        )}
      </Field>
      <Link
        to="/forgot-password"
        className="-mt-2 self-start py-1 text-aside text-ink-soft underline underline-offset-4 hover:text-accent"
      >
        {signInStrings.signingIn.forgot}
      </Link>
      <Button type="submit" size="lg" pending={login.isPending}>
        {commonStrings.signIn}
      </Button>
    </form>
  );
}
