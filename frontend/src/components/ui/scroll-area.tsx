import { ScrollArea as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.js';

export interface ScrollAreaProps {
  children: ReactNode;
  /** Names the region; it can be scrolled with the keyboard. */
  label: string;
  className?: string;
  viewportRef?: Ref<HTMLDivElement>;
}

/** A scrolling panel; the bar hides 600 ms after use (specification, section 9). Give it a height or max-height. */
export function ScrollArea({ children, label, className, viewportRef }: ScrollAreaProps) {
  return (
    <Radix.Root scrollHideDelay={600} className={classNames('relative overflow-hidden', className)}>
      <Radix.Viewport
        ref={viewportRef}
        tabIndex={0}
        role="region"
        aria-label={label}
        className="size-full max-h-[inherit] focus-visible:-outline-offset-2"
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar
        orientation="vertical"
        className="flex w-2.5 touch-none p-0.5 transition-opacity select-none"
      >
        <Radix.Thumb className="relative flex-1 rounded-full bg-line-strong" />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
