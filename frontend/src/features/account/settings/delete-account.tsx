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
import { useDeleteAccount } from './delete-account.api.js';

/** Asks for the username before it deletes, and says what becomes of the credits (decision 36). */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const deletion = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const confirmed = typed.trim().toLowerCase() === profile.username.toLowerCase();
  return (
    <Dialog onOpenChange={() => setTyped('')}>
      <DialogTrigger asChild>
        <Button variant="danger">Delete Account</Button>
      </DialogTrigger>
      <DialogContent
        alert
        title="Delete Account"
        description={
          <>
            <p>
              Your games, your characters and everything you wrote become unreadable, and you are signed out
              everywhere. This cannot be undone.
            </p>
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
          <Field label={`Type ${profile.username} to confirm`} className="mt-5">
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
              <Button variant="ghost">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="danger" disabled={!confirmed} pending={deletion.isPending}>
              {deletion.isPending ? 'Deleting...' : 'Delete Account'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function creditsSentence({ creditBalance }: Profile): string {
  return Number(creditBalance) > 0
    ? `Your remaining credits, ${formatDollars(creditBalance)}, end with the account and are not paid out. To have unspent purchases paid back, request that under Buy Credits first.`
    : 'There are no credits left to end with it.';
}
