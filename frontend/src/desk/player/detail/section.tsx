import type { ReactNode } from 'react';

/** A titled part of an event. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="eyebrow mb-2 border-b border-line pb-1">{title}</h3>
      {children}
    </section>
  );
}
