import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

export const Tabs = Radix.Root;

/** A row of index tabs; where the screen is narrow it scrolls sideways, the active one in view. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef<Element | null>(null);
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-state=active]') ?? null;
    if (!list.current || !active || active === seen.current) return;
    seen.current = active;
    list.current.scrollLeft = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2;
  });
  return (
    <Radix.List
      ref={list}
      className={classNames(
        'relative flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line-strong [scrollbar-width:none]',
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={classNames(
        'relative -mb-px min-h-11 shrink-0 border border-transparent px-3.5 py-2 text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-line-strong data-[state=active]:border-b-surface data-[state=active]:bg-surface data-[state=active]:font-semibold data-[state=active]:text-ink sm:px-5',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={classNames('animate-fade pt-6', className)} {...props} />;
}
