import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { meQuery } from '../lib/me.js';
import { KeyHint } from '../ui/key-hint.js';
import { SignOutButton } from '../ui/sign-out-button.js';
import { OtherDesk } from './other-desk.js';

export function WhoIsSignedIn({ onShowKeys }: { onShowKeys: () => void }) {
  const staff = useQuery(meQuery).data?.staff;
  return (
    <div className="ml-auto flex min-h-12 items-center gap-1">
      <OtherDesk />
      <Button
        variant="ghost"
        size="sm"
        aria-keyshortcuts="?"
        onClick={onShowKeys}
        className="px-2 pointer-coarse:hidden"
      >
        <span className="sr-only xl:not-sr-only">{shellStrings.keys}</span>
        <KeyHint>?</KeyHint>
      </Button>
      {staff && (
        <p className="mx-1 max-w-20 text-right sm:max-w-40 text-note leading-tight whitespace-nowrap xl:mx-2">
          <span className="block truncate font-semibold" title={staff.name}>
            {staff.name}
          </span>
          <span className="block truncate text-caption text-ink-soft">
            {staff.roles.map((role) => shellStrings.roles[role]).join(', ')}
          </span>
        </p>
      )}
      <SignOutButton />
    </div>
  );
}
