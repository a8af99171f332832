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
import { PasswordInput } from '../../../components/ui/password-input.js';
import { formatDollars, formatMicroUsd } from '../../../lib/format.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
import { credentialStrings } from '../../../strings/credentials.js';
import { isWrongPassword, useDeleteAccount } from './delete-account.api.js';

/** Asks for username and password before it deletes, and says what becomes of the credits (decision 36). */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const deletion = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { username } = profile;
  const confirmed = typed.trim().toLowerCase() === username.toLowerCase() && password !== '';
  return (
    <Dialog
      onOpenChange={() => {
        setTyped('');
        setPassword('');
        deletion.reset();
      }}
    >
      <DialogTrigger asChild>
        <Button variant="danger">{accountStrings.deletion.title}</Button>
      </DialogTrigger>
      <DialogContent
        alert
        title={accountStrings.deletion.title}
        description={
          <>
            <p>{accountStrings.deletion.text}</p>
            {creditsSentences(profile).map((sentence) => (
              <p key={sentence} className="mt-3">
                {sentence}
              </p>
            ))}
          </>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (confirmed && !deletion.isPending) deletion.mutate({ username, password });
          }}
        >
          <Field label={accountStrings.deletion.typeToConfirm(username)} className="mt-5">
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
          <Field
            label={credentialStrings.currentPassword}
            error={isWrongPassword(deletion.error) ? accountStrings.deletion.wrongPassword : undefined}
            className="mt-5"
          >
            {(control) => (
              <PasswordInput
                {...control}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                autoComplete="current-password"
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

function creditsSentences({ creditBalance, frozenMicroUsd, heldMicroUsd }: Profile): string[] {
  const words = accountStrings.deletion;
  const sentences: string[] = [];
  if (Number(creditBalance) > 0) sentences.push(words.creditsEnd(formatDollars(creditBalance)));
  if (frozenMicroUsd > 0) sentences.push(words.frozenEnd(formatMicroUsd(frozenMicroUsd)));
  if (sentences.length === 0) sentences.push(words.noCredits);
  if (heldMicroUsd > 0) sentences.push(words.refundFirst);
  return sentences;
}
