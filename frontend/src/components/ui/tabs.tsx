import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

export const Tabs = Radix.Root;

/** A row of index tabs; scrolls sideways where the screen is narrow. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={classNames(
        'flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line-strong [scrollbar-width:none]',
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
