import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Shown after 700 ms; a neighbour's within 300 ms of it at once (specification, section 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** `children` is one focusable element. A disabled button shows none: wrap it in a focusable span. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade rounded-era bg-ink px-3 py-1.5 text-[0.9rem] text-page shadow-float"
        >
          {content}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
