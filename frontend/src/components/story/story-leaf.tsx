import type { GameType } from '@rubicon/contracts';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.js';
import { EraRule } from '../era/era-rule.js';

export interface StoryLeafProps {
  ref: Ref<HTMLElement>;
  era: GameType;
  /** Its name for screen readers. */
  label: string;
  /** A turn is being told. */
  busy: boolean;
  /** Pages before it. */
  above?: ReactNode;
  /** The page itself: read out once, when it is whole. What is not to be heard while it grows, is hidden by who draws it. */
  children: ReactNode;
  /** What stands below the page, and is not read out with it. */
  below?: ReactNode;
  className?: string;
}

/** The leaf of the book that the reader has before them. */
export function StoryLeaf({ ref, era, label, busy, above, children, below, className }: StoryLeafProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      aria-busy={busy}
      className={classNames('plate px-5 pt-6 pb-8 sm:px-8 sm:pt-8', className)}
    >
      {above}
      <EraRule era={era} className={above ? 'my-6' : 'mb-6'} />
      <div aria-live="polite">{children}</div>
      {below}
    </section>
  );
}
