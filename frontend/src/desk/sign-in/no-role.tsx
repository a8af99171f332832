import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { deskSignInStrings as strings } from '../../strings/desk/sign-in.js';
import { meQuery } from '../lib/me.js';
import { SignOutButton } from '../ui/sign-out-button.js';

/** Somebody of the staff without this desk's role: it may be given, or given back, at any moment. */
export function NoRole({ heading, text, name }: { heading: ReactNode; text: string; name: string }) {
  const me = useQuery(meQuery);
  return (
    <>
      {heading}
      <p className="mt-3">{text}</p>
      <p className="mt-1 text-ink-soft">{strings.whoAmI(name)}</p>
      <div className="mt-6 flex gap-3">
        <Button size="sm" pending={me.isFetching} onClick={() => void me.refetch()}>
          {strings.askAgain}
        </Button>
        <SignOutButton variant="secondary" />
      </div>
    </>
  );
}
