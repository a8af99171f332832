import { useEffect, type ReactNode } from 'react';
import { shellStrings } from '../../strings/desk/shell.js';

/** The heading of a screen, also in the window's title, and what stands beside it. */
export function DeskTitle({ children, beside }: { children: string; beside?: ReactNode }) {
  useEffect(() => {
    document.title = shellStrings.windowTitle(children);
  }, [children]);
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="display text-figure">{children}</h1>
      {beside}
    </div>
  );
}
