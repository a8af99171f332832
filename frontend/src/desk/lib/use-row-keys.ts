import { useRef, type RefObject } from 'react';
import { useKeys } from './use-keys.js';

/**
 * `j` and `k` move the focus through the rows of a list, each marked `data-row` and focusable; from outside it they begin at the current one.
 * @returns for the element around them
 */
export function useRowKeys<Around extends HTMLElement>(): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const move = (by: 1 | -1) => {
    const rows = [...(around.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const at = focused < 0 ? rows.findIndex((row) => row.getAttribute('aria-current') === 'true') : focused;
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return around;
}
