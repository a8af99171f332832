import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { answerOf } from '../../lib/api/api.js';
import { useToast } from '../../lib/toast.js';
import { sessionStrings } from '../../strings/desk/sessions.js';
import { staffApi } from '../lib/staff-api.js';
import { FormError } from '../ui/form-error.js';
import { PasswordField } from '../ui/password-field.js';
import { sessionsQuery } from './sessions.api.js';

const strings = sessionStrings.password;

export function ChangePassword() {
  const queryClient = useQueryClient();
  const say = useToast();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useMutation({
    mutationFn: () =>
      answerOf(staffApi.POST('/api/staff/password', { body: { currentPassword, newPassword } })),
    onSuccess: () => {
      say({ title: strings.done });
      setCurrent('');
      setNew('');
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <section>
      <h2 className="eyebrow">{strings.title}</h2>
      <p className="mt-1 text-ink-soft">{strings.text}</p>
      <form className="mt-3 flex flex-col gap-3" onSubmit={submit}>
        <PasswordField label={strings.current} is="current" value={currentPassword} onValue={setCurrent} />
        <PasswordField
          label={strings.next}
          hint={strings.hint}
          is="new"
          value={newPassword}
          onValue={setNew}
        />
        <FormError error={change.error} fallback={strings.failed} />
        <Button type="submit" variant="secondary" size="sm" className="self-start" pending={change.isPending}>
          {strings.submit}
        </Button>
      </form>
    </section>
  );
}
