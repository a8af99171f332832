import { zodResolver } from '@hookform/resolvers/zod';
import type { ChangePasswordRequest } from '@rubicon/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { PasswordInput } from '../../../components/ui/password-input.js';
import { Notice } from '../../../components/ui/notice.js';
import { newPasswordRule } from '../../../lib/session/credential-rules.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
import { credentialStrings } from '../../../strings/credentials.js';
import { useChangePassword } from './change-password.api.js';
import { refusedFields } from './refused-fields.js';

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">{credentialStrings.changePassword}</Button>
      </DialogTrigger>
      <DialogContent title={credentialStrings.changePassword} description={accountStrings.password.text}>
        <PasswordForm onChanged={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

const fields = ['currentPassword', 'newPassword'] as const;
const schema = z.object({
  currentPassword: z.string().min(1, credentialStrings.passwordMissing),
  newPassword: newPasswordRule,
});

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const change = useChangePassword(onChanged);
  const { register, handleSubmit, formState, setError } = useForm<ChangePasswordRequest>({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={(event) =>
        void handleSubmit((body) =>
          change.mutate(body, {
            onError: (error) => {
              for (const { field, message } of refusedFields(
                error,
                fields,
                { wrong_password: 'currentPassword' },
                credentialStrings.passwordNotChanged,
              ))
                setError(field, { message }, { shouldFocus: true });
            },
          }),
        )(event)
      }
    >
      <Field label={credentialStrings.currentPassword} error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" {...register('currentPassword')} />
        )}
      </Field>
      <Field label={credentialStrings.newPassword} error={errors.newPassword?.message}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('newPassword')} />}
      </Field>
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">{commonStrings.cancel}</Button>
        </DialogClose>
        <Button type="submit" pending={change.isPending}>
          {change.isPending ? commonStrings.saving : credentialStrings.changePassword}
        </Button>
      </DialogFooter>
    </form>
  );
}
