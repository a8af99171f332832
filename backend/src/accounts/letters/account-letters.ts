/** Letters about an account. Each goes whatever the player's settings say: they ask for it, or must know. */
import { composeLetter, type Letter } from '../../platform/mail/index.js';

interface Addressed {
  readonly id: string;
  readonly to: string;
}

/** @param url where a new password is chosen */
export function passwordResetLetter({ id, to, url }: Addressed & { readonly url: string }): Letter {
  return composeLetter({
    id,
    to,
    subject: 'Choose a new password',
    heading: 'The way back in',
    parts: [
      { kind: 'text', text: 'Somebody, we hope it was you, asked for a new password for your account.' },
      { kind: 'action', label: 'Choose a new password', url },
      {
        kind: 'text',
        text: 'The link works once, within the next hour. If it was not you, do nothing: your password stays as it is.',
      },
    ],
    reason: 'You get this because a new password was asked for with this address.',
  });
}

export function passwordChangedLetter({ id, to, url }: Addressed & { readonly url: string }): Letter {
  return composeLetter({
    id,
    to,
    subject: 'Your password was changed',
    heading: 'A new password',
    parts: [
      {
        kind: 'text',
        text: 'The password of your account was changed just now, and every other browser was signed out.',
      },
      {
        kind: 'text',
        text: 'If that was you, all is well. If it was not, choose a new password at once:',
      },
      { kind: 'action', label: 'I did not do this', url },
    ],
    reason: 'You get this because the password of an account with this address was changed.',
  });
}

/** @param url where they sign in @param resetUrl where a new password is asked for */
export function takenAddressLetter({
  id,
  to,
  url,
  resetUrl,
}: Addressed & { readonly url: string; readonly resetUrl: string }): Letter {
  return composeLetter({
    id,
    to,
    subject: 'You have an account already',
    heading: 'Somebody knocked in your name',
    parts: [
      {
        kind: 'text',
        text: 'Somebody wanted this address for another account. It belongs to yours, and nothing about it has changed.',
      },
      {
        kind: 'text',
        text: 'If that was you, sign in; if you have forgotten your password, choose a new one:',
      },
      { kind: 'action', label: 'Sign in', url },
      { kind: 'action', label: 'Choose a new password', url: resetUrl },
      { kind: 'text', text: 'If it was not you, do nothing. We write this at most once a day.' },
    ],
    reason: 'You get this because somebody wanted this address for another account.',
  });
}

/** To the address that was. @param contact where to turn to */
export function addressChangedLetter({ id, to, contact }: Addressed & { readonly contact: string }): Letter {
  return composeLetter({
    id,
    to,
    subject: 'Your email address was changed',
    heading: 'Letters go elsewhere now',
    parts: [
      {
        kind: 'text',
        text: 'Your account has a new email address. From now on we write there, and no longer here.',
      },
      { kind: 'text', text: `If that was not you, write to ${contact}.` },
    ],
    reason: 'You get this because an account had this address until now.',
  });
}

export interface DeletedAccount extends Addressed {
  /** What ends with the account; null: none. */
  readonly credits: string | null;
}

export function accountDeletedLetter({ id, to, credits }: DeletedAccount): Letter {
  return composeLetter({
    id,
    to,
    subject: 'Your account is being deleted',
    heading: 'The chronicle closes',
    parts: [
      {
        kind: 'text',
        text: 'As you asked, your account is being deleted: your characters, every game and every word you wrote. The key to them is destroyed, so nobody can read them again, not even we.',
      },
      {
        kind: 'text',
        text: `${credits === null ? 'No credits were left in it.' : `${credits} of credits that were left end with the account.`} What the payment provider must keep of your purchases by law, it keeps.`,
      },
      {
        kind: 'text',
        text: 'If a refund is under way, we write once more when it is paid; otherwise this is the last letter from us. Thank you for playing.',
      },
    ],
    reason: 'You get this because the account with this address is being deleted.',
  });
}
