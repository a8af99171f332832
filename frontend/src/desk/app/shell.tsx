/** Around every screen: the desk's name, where one can go, the search, who is signed in. */
import { useState, type ReactNode } from 'react';
import { useKeys } from '../lib/use-keys.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { DeskNavigation } from './desk-navigation.js';
import { KeyboardMap } from './keyboard-map.js';
import { PlayerSearch, searchId } from './player-search.js';
import { WhoIsSignedIn } from './who-is-signed-in.js';

export function Shell({ children }: { children: ReactNode }) {
  const [areKeysShown, setKeysShown] = useState(false);
  useKeys({
    '/': () => {
      const search = document.getElementById(searchId) as HTMLInputElement | null;
      search?.focus();
      search?.select();
    },
    '?': () => setKeysShown(true),
  });
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {shellStrings.skipLink}
      </a>
      <header className="sticky top-0 z-30 flex h-13 items-stretch gap-3 border-b border-line-strong bg-surface px-4 xl:gap-6 xl:px-6">
        <p className="flex items-center font-bold whitespace-nowrap">{shellStrings.desk}</p>
        <DeskNavigation />
        <PlayerSearch />
        <WhoIsSignedIn onShowKeys={() => setKeysShown(true)} />
      </header>
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col px-4 py-5 xl:px-6">
        {children}
      </main>
      <KeyboardMap open={areKeysShown} onOpenChange={setKeysShown} />
    </div>
  );
}
