import type { ReactNode } from 'react';
import { Wordmark } from '../../components/wordmark.js';
import { shellStrings } from '../../strings/desk/shell.js';

/** A narrow leaf in the middle of an empty window, for what comes before the desk. */
export function GateLeaf({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-12">
      <p className="mb-5 flex items-end gap-3 print:hidden">
        <Wordmark />
        <span className="eyebrow">{shellStrings.staff}</span>
      </p>
      <div className="rounded-era border border-line-strong bg-surface p-7 [&_:is(h1,h2)]:display [&_:is(h1,h2)]:text-figure">
        {children}
      </div>
    </div>
  );
}
