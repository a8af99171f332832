/** A digit chooses a move; in a field that is typed in, with Alt. Nothing typed is ever taken for one. */
import { useEffect, useEffectEvent } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable]';

/** @param choose gets the place of the move, from 0 */
export function useMoveKeys(choose: (index: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, code, key, target } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || repeat || isComposing) return;
    // By the key's place: with Alt it may write something else. The keypad's keys also scroll, and with Alt write letters by number.
    const onKeypad = code.startsWith('Numpad') && !altKey && /^[1-9]$/.test(key);
    const digit = onKeypad ? key : /^Digit([1-9])$/.exec(code)?.[1];
    if (digit === undefined || document.querySelector('[data-dialog]')) return;
    if (!altKey && target instanceof Element && target.closest(TYPED_IN)) return;
    event.preventDefault();
    choose(Number(digit) - 1);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
