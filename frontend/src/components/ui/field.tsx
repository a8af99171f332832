import { useId, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

interface FieldControl {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** What is wrong; announced. */
  error?: string | undefined;
  /** Stands below the control. */
  hint?: ReactNode;
  className?: string;
  /** Spread what it gets on the control. */
  children: (control: FieldControl) => ReactNode;
}

/** A label, its control, a hint and an error, tied together for screen readers. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-note text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-note text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
