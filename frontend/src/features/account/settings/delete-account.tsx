import type { Profile } from '@rubicon/contracts';
import { useState } from 'react';
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
import { formatDollars } from '../../../lib/format.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
import { useDeleteAccount } from './delete-account.api.js';

/** Asks for the username before it deletes, and says what becomes of the credits (decision 36). */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const deletion = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const confirmed = typed.trim().toLowerCase() === profile.username.toLowerCase();
  return (
    <Dialog onOpenChange={() => setTyped('')}>
      <DialogTrigger asChild>
        <Button variant="danger">{accountStrings.deletion.title}</Button>
      </DialogTrigger>
      <DialogContent
        alert
        title={accountStrings.deletion.title}
        description={
          <>
            <p>{accountStrings.deletion.text}</p>
            <p className="mt-3">{creditsSentence(profile)}</p>
          </>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (confirmed && !deletion.isPending) deletion.mutate();
          }}
        >
          <Field label={accountStrings.deletion.typeToConfirm(profile.username)} className="mt-5">
            {(control) => (
              <Input
                {...control}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">{commonStrings.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="danger" disabled={!confirmed} pending={deletion.isPending}>
              {deletion.isPending ? accountStrings.deletion.deleting : accountStrings.deletion.title}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function creditsSentence({ creditBalance }: Profile): string {
  return Number(creditBalance) > 0
    ? accountStrings.deletion.creditsEnd(formatDollars(creditBalance))
    : accountStrings.deletion.noCredits;
}
