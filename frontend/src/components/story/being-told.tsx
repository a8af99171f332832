import type { ReactNode } from 'react';
import { InkDrops } from './ink-drops.js';

/** Says that a turn is being told, where its text will stand. */
export function BeingTold({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p role={role} className="mx-auto flex max-w-[37rem] items-center gap-3 text-ink-soft">
      <InkDrops className="text-accent" />
      {children}
    </p>
  );
}
