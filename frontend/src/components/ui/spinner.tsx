import { classNames } from '../../lib/class-names.js';
import { commonStrings } from '../../strings/common.js';

/** A turning die: the wait of a game whose river is crossed by a throw. With `label` it is announced; decorative beside words. */
export function Spinner({
  label = commonStrings.spinner,
  decorative = false,
  className,
}: {
  label?: string;
  decorative?: boolean;
  className?: string;
}) {
  return (
    <span
      className={classNames('inline-flex size-5 items-center justify-center', className)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-full animate-spin [animation-duration:1.4s]"
        aria-hidden="true"
      >
        <circle
          cx="12"
          cy="12"
          r="9.5"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="2"
        />
        <path
          d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

/** The middle of an otherwise empty page while something loads. */
export function PageSpinner({ label = commonStrings.loading }: { label?: string }) {
  return (
    <div
      role="status"
      data-waiting
      className="flex min-h-[50dvh] flex-col items-center justify-center gap-3 text-ink-soft"
    >
      <Spinner decorative className="size-8 text-accent" />
      <span>{label}</span>
    </div>
  );
}
