import type { ReactNode } from 'react';

/** A key as it is printed on the keyboard; not shown where there is none. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex pointer-coarse:hidden min-w-5 items-center justify-center rounded-era border border-line-strong bg-page px-1 font-text text-caption leading-tight text-ink-soft">
      {children}
    </kbd>
  );
}
