import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { deskSignInStrings as strings } from '../../strings/desk/sign-in.js';
import { meQuery, type Desk } from '../lib/me.js';
import { SignOutButton } from '../ui/sign-out-button.js';

/** Somebody of the staff without this desk's role: it may be given, or given back, at any moment. */
export function NoRole({
  heading,
  text,
  name,
  desks = [],
}: {
  heading: ReactNode;
  text: string;
  name: string;
  /** That they have now: to go there is to begin anew. */
  desks?: readonly Desk[];
}) {
  const me = useQuery(meQuery);
  return (
    <>
      {heading}
      <p className="mt-3">{text}</p>
      <p className="mt-1 text-ink-soft">{strings.whoAmI(name)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="sm" pending={me.isFetching} onClick={() => void me.refetch()}>
          {strings.askAgain}
        </Button>
        {desks.map((desk) => (
          <Button key={desk} asChild variant="secondary" size="sm">
            <a href="/staff">{shellStrings.toDesk[desk]}</a>
          </Button>
        ))}
        <SignOutButton variant="secondary" />
      </div>
    </>
  );
}
