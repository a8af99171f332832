import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

/** A figure that leads to what it is made of. */
export function FigureLink({ to, title, children }: { to: To; title?: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      title={title}
      className="figures underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {children}
    </Link>
  );
}
