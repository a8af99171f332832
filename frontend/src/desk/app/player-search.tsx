import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shellStrings } from '../../strings/desk/shell.js';
import { KeyHint } from '../ui/key-hint.js';

export const searchId = 'player-search';

/** In the head of every screen; what it finds is shown by the screen at `?q=`. */
export function PlayerSearch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const searched = pathname === '/' ? (new URLSearchParams(search).get('q') ?? '') : null;
  const [text, setText] = useState(searched ?? '');
  const [last, setLast] = useState(searched);
  // The way back and a link change what was searched for.
  if (searched !== last) {
    setLast(searched);
    if (searched !== null) setText(searched);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q === '') return;
    // A payment that nobody claimed stays in hand until its payer is found.
    const attach = pathname === '/' ? new URLSearchParams(search).get('attach') : null;
    const asked = new URLSearchParams({ q, ...(attach === null ? {} : { attach }) });
    void navigate({ pathname: '/', search: `?${asked.toString()}` });
  };
  return (
    <form role="search" onSubmit={submit} className="relative my-auto max-w-xl min-w-40 flex-1">
      <Search
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
      <input
        id={searchId}
        type="search"
        aria-label={shellStrings.search}
        aria-keyshortcuts="/"
        placeholder={shellStrings.searchHint}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
        className="peer h-9 w-full rounded-era border border-line-strong bg-page pr-8 pl-8.5 text-note placeholder:text-ink-soft placeholder:opacity-100 hover:border-accent focus-visible:outline-offset-1"
      />
      <span
        className="pointer-events-none absolute top-1/2 right-2 hidden -translate-y-1/2 peer-placeholder-shown:block peer-focus:hidden"
        aria-hidden="true"
      >
        <KeyHint>/</KeyHint>
      </span>
    </form>
  );
}
