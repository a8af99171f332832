import { Slot } from 'radix-ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

/** Of hovering, before it shows (specification, section 9). */
const DELAY_MS = 700;
/** A neighbour hovered within this time of the last one's end shows at once. */
const SKIP_DELAY_MS = 300;

let lastHiddenAt = Number.NEGATIVE_INFINITY;

/**
 * A short text beside what it is about, for the mouse and the keyboard; Escape and pressing take it away, and it may be hovered itself
 * (WCAG 1.4.13). `children` is one focusable element. A disabled button shows none: wrap it in a focusable span.
 */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const show = () => {
    clearTimeout(waiting.current);
    setShown(true);
  };
  const hide = () => {
    clearTimeout(waiting.current);
    if (shown) lastHiddenAt = performance.now();
    setShown(false);
  };
  useEffect(() => {
    if (!shown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        const isNeighbour = performance.now() - lastHiddenAt < SKIP_DELAY_MS;
        waiting.current = setTimeout(show, isNeighbour ? 0 : DELAY_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      <Slot.Root aria-describedby={shown ? id : undefined}>{children}</Slot.Root>
      {shown && (
        <span
          role="tooltip"
          id={id}
          className="absolute right-0 bottom-full z-50 mb-1.5 w-max max-w-72 animate-fade rounded-era bg-ink px-3 py-1.5 text-left text-[0.9rem] font-normal text-page shadow-float md:top-full md:bottom-auto md:mt-1.5 md:mb-0"
        >
          {content}
        </span>
      )}
    </span>
  );
}
