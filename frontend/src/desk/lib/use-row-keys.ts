import { useRef, type RefObject } from 'react';
import { useKeys } from './use-keys.js';

/**
 * `j` and `k` move the focus through the rows of a list, each marked `data-row` and focusable; from outside it they begin at the current one. In a
 * row the arrow keys do the same; elsewhere they scroll the page.
 * @returns for the element around them
 */
export function useRowKeys<Around extends HTMLElement>(): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const rowsNow = () => [...(around.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const focusedIn = (rows: readonly HTMLElement[]) =>
    rows.findIndex((row) => row.contains(document.activeElement));
  const move = (by: 1 | -1) => {
    const rows = rowsNow();
    const focused = focusedIn(rows);
    const at = focused < 0 ? rows.findIndex((row) => row.getAttribute('aria-current') === 'true') : focused;
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const moveInside = (by: 1 | -1) => (focusedIn(rowsNow()) < 0 ? false : move(by));
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => moveInside(1),
    ArrowUp: () => moveInside(-1),
  });
  return around;
}
