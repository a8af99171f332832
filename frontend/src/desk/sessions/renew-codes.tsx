import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { answerOf } from '../../lib/api/api.js';
import { sessionStrings } from '../../strings/desk/sessions.js';
import { staffApi } from '../lib/staff-api.js';
import { FormError } from '../ui/form-error.js';
import { PasswordField } from '../ui/password-field.js';
import { RecoveryCodes } from '../ui/recovery-codes.js';

const strings = sessionStrings.recovery;

export function RenewCodes() {
  const [currentPassword, setCurrent] = useState('');
  const renew = useMutation({
    mutationFn: () => answerOf(staffApi.POST('/api/staff/recovery-codes', { body: { currentPassword } })),
    onSuccess: () => setCurrent(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate();
  };
  return (
    <section>
      <h2 className="eyebrow">{strings.title}</h2>
      {renew.data ? (
        <RecoveryCodes
          codes={renew.data.recoveryCodes}
          done={strings.done}
          // They are shown once: with this the page has them no more.
          onDone={() => renew.reset()}
        />
      ) : (
        <>
          <p className="mt-1 text-ink-soft">{strings.text}</p>
          <form className="mt-3 flex flex-col gap-3" onSubmit={submit}>
            <PasswordField
              label={strings.current}
              is="current"
              value={currentPassword}
              onValue={setCurrent}
            />
            <FormError error={renew.error} fallback={strings.failed} />
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              className="self-start"
              pending={renew.isPending}
            >
              {strings.submit}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
