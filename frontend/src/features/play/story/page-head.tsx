import type { GameType } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { EraRule } from '../../../components/era/era-rule.js';

/** Where a page of the book begins: its day, where the masthead does not tell it, and at the other edge what can be done with it. */
export function PageHead({
  era,
  date,
  children,
}: {
  era: GameType;
  date?: string | null;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto mb-3 flex min-h-11 w-full max-w-[37rem] items-center gap-4 pt-3">
      {date && <p className="eyebrow">{date}</p>}
      <EraRule era={era} className="flex-1" />
      {children}
    </div>
  );
}
