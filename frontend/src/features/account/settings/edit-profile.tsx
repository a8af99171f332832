import { zodResolver } from '@hookform/resolvers/zod';
import type { Profile } from '@rubicon/contracts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { PasswordInput } from '../../../components/ui/password-input.js';
import { Notice } from '../../../components/ui/notice.js';
import { emailRule, usernameRule } from '../../../lib/session/credential-rules.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
import { credentialStrings } from '../../../strings/credentials.js';
import { refusedFields } from './refused-fields.js';
import { useUpdateProfile } from './update-profile.api.js';

export function EditProfile({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">{accountStrings.profile.edit}</Button>
      </DialogTrigger>
      <DialogContent title={accountStrings.profile.edit}>
        <ProfileForm profile={profile} onSaved={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

const fields = ['username', 'email', 'currentPassword'] as const;

function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const update = useUpdateProfile(onSaved);
  const schema = z
    .object({ username: usernameRule, email: emailRule, currentPassword: z.string() })
    .refine(({ email, currentPassword }) => email === profile.email || currentPassword !== '', {
      path: ['currentPassword'],
      message: credentialStrings.passwordMissing,
    });
  const { register, handleSubmit, formState, setError, control } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { username: profile.username, email: profile.email, currentPassword: '' },
  });
  const { errors } = formState;
  const emailChanges = useWatch({ control, name: 'email' }) !== profile.email;
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={(event) =>
        void handleSubmit(({ username, email, currentPassword }) =>
          update.mutate(
            {
              ...(username === profile.username ? {} : { username }),
              ...(email === profile.email ? {} : { email, currentPassword }),
            },
            {
              onError: (error) => {
                for (const { field, message } of refusedFields(
                  error,
                  fields,
                  { wrong_password: 'currentPassword', username_taken: 'username', email_taken: 'email' },
                  accountStrings.profile.notChanged,
                ))
                  setError(field, { message }, { shouldFocus: true });
              },
            },
          ),
        )(event)
      }
    >
      <Field label={credentialStrings.username} error={errors.username?.message}>
        {(field) => (
          <Input {...field} autoComplete="username" autoCapitalize="none" {...register('username')} />
        )}
      </Field>
      <Field label={credentialStrings.email} error={errors.email?.message}>
        {(field) => (
          <Input {...field} type="email" inputMode="email" autoComplete="email" {...register('email')} />
        )}
      </Field>
      {emailChanges && (
        <Field
          label={credentialStrings.currentPassword}
          hint={accountStrings.profile.passwordHint}
          error={errors.currentPassword?.message}
        >
          {(field) => (
            <PasswordInput {...field} autoComplete="current-password" {...register('currentPassword')} />
          )}
        </Field>
      )}
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">{commonStrings.cancel}</Button>
        </DialogClose>
        <Button type="submit" pending={update.isPending}>
          {update.isPending ? commonStrings.saving : commonStrings.saveChanges}
        </Button>
      </DialogFooter>
    </form>
  );
}
