import { classNames } from '../../lib/class-names.js';
import type { Ink } from './drawing.js';

const inks: Readonly<Record<Ink, string>> = {
  accent: 'text-accent',
  second: 'text-second',
  danger: 'text-danger',
};

/** How a series is drawn. */
export function InkSample({ ink, isDashed = false }: { ink: Ink; isDashed?: boolean }) {
  return (
    <svg viewBox="0 0 24 2" className={classNames('h-0.5 w-6 self-center', inks[ink])}>
      <path
        d="M0 1h24"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={isDashed ? '6 4' : undefined}
      />
    </svg>
  );
}
