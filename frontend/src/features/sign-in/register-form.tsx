import { zodResolver } from '@hookform/resolvers/zod';
import type { RegisterRequest } from '@rubicon/contracts';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { PasswordInput } from '../../components/ui/password-input.js';
import { credentialStrings } from '../../strings/credentials.js';
import { signInStrings } from '../../strings/sign-in.js';
import { registerSchema } from './credentials.schema.js';
import { useRegister } from './session.api.js';

export function RegisterForm({ onSignedIn }: { onSignedIn: () => void }) {
  const registration = useRegister(onSignedIn);
  const { register, handleSubmit, formState } = useForm<RegisterRequest>({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', email: '', password: '' },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((body) => registration.mutate(body))(event)}
    >
      <Field label={credentialStrings.username} error={formState.errors.username?.message}>
        {(control) => (
          <Input {...control} autoComplete="username" autoCapitalize="none" {...register('username')} />
        )}
      </Field>
      <Field label={credentialStrings.email} error={formState.errors.email?.message}>
        {(control) => (
          <Input {...control} type="email" inputMode="email" autoComplete="email" {...register('email')} />
        )}
      </Field>
      <Field label={credentialStrings.password} error={formState.errors.password?.message}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('password')} />}
      </Field>
      <Button type="submit" size="lg" pending={registration.isPending}>
        {signInStrings.signingUp.submit}
      </Button>
    </form>
  );
}
