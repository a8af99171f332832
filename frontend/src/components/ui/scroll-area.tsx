import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { classNames } from '../../lib/class-names.js';

/** The bar stays this long after the last use (specification, section 9). */
const HIDE_DELAY_MS = 600;

export interface ScrollAreaProps {
  children: ReactNode;
  /** Names the region; it can be scrolled with the keyboard. */
  label: string;
  /** Give it a height or a max-height. */
  className?: string;
  /** The element that scrolls. */
  viewportRef?: Ref<HTMLDivElement>;
  onScroll?: () => void;
}

/** A scrolling panel with the platform's own scrolling; its bar shows while it is used. */
export function ScrollArea({ children, label, className, viewportRef, onScroll }: ScrollAreaProps) {
  const [inUse, setInUse] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);
  const use = () => {
    setInUse(true);
    clearTimeout(hiding.current);
    hiding.current = setTimeout(() => setInUse(false), HIDE_DELAY_MS);
  };
  return (
    <div
      ref={viewportRef}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={() => {
        use();
        onScroll?.();
      }}
      onPointerMove={use}
      className={classNames(
        'overflow-y-auto overscroll-contain [scrollbar-width:thin] focus-visible:-outline-offset-2',
        inUse
          ? '[scrollbar-color:var(--line-strong)_transparent]'
          : '[scrollbar-color:transparent_transparent]',
        className,
      )}
    >
      {children}
    </div>
  );
}
