import { useEffect, useRef } from 'react';

/**
 * Keys of a screen, by what is typed (`/`, `j`, `Escape`): not while something is written, not with a modifier, not behind an open dialog.
 * What a key does is done in place of what the browser would do with it; false leaves it to the browser.
 */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || document.querySelector('[data-dialog]')) return;
      const act = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
      if (act && act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
