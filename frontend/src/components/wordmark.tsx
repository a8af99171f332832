import { classNames } from '../lib/class-names.js';
import { commonStrings } from '../strings/common.js';

/** The name over its river. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex flex-col leading-none', className)}>
      <span className="font-text text-large font-bold tracking-[0.13em] uppercase">
        {commonStrings.product}
      </span>
      <svg
        viewBox="0 0 120 8"
        preserveAspectRatio="none"
        className="mt-1 h-1.5 w-full overflow-visible text-second"
        aria-hidden="true"
      >
        <path
          d="M0 4c10-5 20 5 30 0s20-5 30 0 20 5 30 0 20-5 30 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
