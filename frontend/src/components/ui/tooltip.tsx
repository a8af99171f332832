import { Slot } from 'radix-ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

/** Of hovering, before it shows (specification, section 9). */
const DELAY_MS = 700;
/** A neighbour hovered within this time of the last one's end shows at once. */
const SKIP_DELAY_MS = 300;

let lastHiddenAt = Number.NEGATIVE_INFINITY;

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. A disabled button shows none: wrap it in a focusable span. */
  children: ReactNode;
  /** Which edge of `children` it keeps to. */
  align?: 'start' | 'center' | 'end';
  /** At its right from two columns on, where what stands below it is not to be covered. */
  beside?: boolean;
  /** Pressing shows it and takes it away, for whoever taps: of a button that does nothing else. */
  toggles?: boolean;
}

const alignments = { start: 'left-0', center: 'left-1/2 -translate-x-1/2', end: 'right-0' } as const;

/**
 * A short text beside what it is about, for the mouse and the keyboard; Escape and pressing take it away, and it may be hovered itself
 * (WCAG 1.4.13). By hand: Radix's places it by an engine of 12 KB (gzip), more than the game's scripts have room for (docs/performance.md).
 */
export function Tooltip({ content, children, align = 'end', beside = false, toggles = false }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const pressing = useRef(false);
  const wasPressed = useRef(false);
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
  // What hovering has shown a moment ago, a press keeps; a second press takes it away.
  const toggle = () => {
    if (shown && wasPressed.current) {
      hide();
      return;
    }
    wasPressed.current = true;
    show();
  };
  useEffect(() => {
    if (!shown) {
      wasPressed.current = false;
      return;
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    // A tap elsewhere moves no focus on every phone.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) setShown(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [shown]);

  return (
    <span
      ref={root}
      className="relative inline-flex max-w-full"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        const isNeighbour = performance.now() - lastHiddenAt < SKIP_DELAY_MS;
        waiting.current = setTimeout(show, isNeighbour ? 0 : DELAY_MS);
      }}
      onPointerLeave={({ pointerType }) => {
        pressing.current = false;
        // A finger leaves when it is lifted, before it has pressed.
        if (pointerType !== 'touch') hide();
      }}
      onPointerDown={() => {
        pressing.current = true;
        if (!toggles) hide();
      }}
      onPointerUp={() => {
        pressing.current = false;
      }}
      onClick={toggles ? toggle : undefined}
      onFocus={({ target }) => {
        // Not when it is pressing that brings the focus.
        if (!pressing.current && target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      <Slot.Root aria-describedby={shown ? id : undefined}>{children}</Slot.Root>
      {shown && (
        <span
          role="tooltip"
          id={id}
          className={classNames(
            'absolute bottom-full z-50 mb-1.5 w-max max-w-72 animate-fade rounded-era bg-ink px-3 py-1.5 text-left text-note font-normal text-page shadow-float md:top-full md:bottom-auto md:mt-1.5 md:mb-0',
            // The pointer may cross the gap to it.
            'before:absolute before:inset-x-0 before:-inset-y-1.5 before:-z-10',
            alignments[align],
            beside &&
              'lg:top-1/2 lg:right-auto lg:left-full lg:mt-0 lg:ml-3 lg:translate-x-0 lg:-translate-y-1/2',
          )}
        >
          {content}
        </span>
      )}
    </span>
  );
}
