/** Around every screen: the desk's name, where one can go, the search of support, who is signed in. */
import { useState, type ReactNode } from 'react';
import { shellStrings } from '../../strings/desk/shell.js';
import { filterFieldId } from '../lib/filter-field.js';
import { useSeatedDesk } from '../lib/seated-desk.js';
import { useKeys } from '../lib/use-keys.js';
import { DeskNavigation } from './desk-navigation.js';
import { desks } from './desks.js';
import { KeyboardMap } from './keyboard-map.js';
import { PlayerSearch, searchId } from './player-search.js';
import { WhoIsSignedIn } from './who-is-signed-in.js';

export function Shell({ children }: { children: ReactNode }) {
  const [areKeysShown, setKeysShown] = useState(false);
  const desk = useSeatedDesk();
  const hasSearch = desk === 'support';
  useKeys({
    '/': () => {
      const field = document.getElementById(hasSearch ? searchId : filterFieldId);
      field?.focus();
      if (field instanceof HTMLInputElement) field.select();
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
      <header className="z-30 flex flex-wrap items-stretch gap-x-3 border-b border-line-strong bg-surface px-4 lg:sticky lg:top-0 lg:h-13 lg:flex-nowrap xl:gap-6 xl:px-6">
        <p className="flex items-center font-bold whitespace-nowrap">{desks[desk].name}</p>
        <DeskNavigation />
        {hasSearch && <PlayerSearch />}
        <WhoIsSignedIn onShowKeys={() => setKeysShown(true)} />
      </header>
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col px-4 py-5 xl:px-6">
        {children}
      </main>
      <KeyboardMap open={areKeysShown} onOpenChange={setKeysShown} />
    </div>
  );
}
