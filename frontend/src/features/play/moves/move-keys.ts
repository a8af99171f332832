/**
 * A digit chooses a move, unless more is typed after it: then all of it is text, as is whatever begins with a letter, and goes to the field. In a
 * field that is typed in a digit chooses with Alt.
 */
import { useEffect, useEffectEvent, useRef } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable]';
/** Milliseconds: slower than anybody types. */
const MORE_WITHIN_MS = 600;

/**
 * @param choose gets the place of the move, from 0
 * @param write gets what was typed outside of any field
 */
export function useMoveKeys(choose: (index: number) => void, write: (typed: string) => void): void {
  const begun = useRef<{ readonly digit: string; readonly timer: number } | null>(null);
  const decide = useEffectEvent(choose);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, repeat, isComposing, code, key, target } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || repeat || isComposing) return;
    if (document.querySelector('[data-dialog]')) return;
    // By the key's place: with Alt it may write something else. The keypad's keys also scroll, and with Alt write letters by number.
    const onKeypad = code.startsWith('Numpad') && !altKey && /^[1-9]$/.test(key);
    const digit = event.shiftKey ? undefined : onKeypad ? key : /^Digit([1-9])$/.exec(code)?.[1];
    if (altKey) {
      if (digit === undefined) return;
      event.preventDefault();
      decide(Number(digit) - 1);
      return;
    }
    if (target instanceof Element && target.closest(TYPED_IN)) return;
    const before = begun.current;
    if (before === null && digit !== undefined) {
      const timer = window.setTimeout(() => {
        begun.current = null;
        decide(Number(digit) - 1);
      }, MORE_WITHIN_MS);
      begun.current = { digit, timer };
    } else if (key.length === 1 && (before !== null || /\p{L}/u.test(key))) {
      window.clearTimeout(before?.timer);
      begun.current = null;
      write((before?.digit ?? '') + key);
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.clearTimeout(begun.current?.timer);
    };
  }, []);
}
