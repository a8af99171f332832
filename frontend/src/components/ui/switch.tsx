import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  label: string;
  /** Stands below the label. */
  hint: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off at once, without a form: the platform's checkbox in the part of a switch. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-x-[clamp(0.25rem,50%-5rem,1.5rem)] py-3.5">
      <div>
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-note text-ink-soft">
          {hint}
        </p>
      </div>
      <span className="relative mt-0.5 inline-flex h-7 w-12 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-hint`}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-full cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-accent checked:bg-accent"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full border border-line-strong bg-surface transition-transform peer-checked:translate-x-5 peer-checked:border-accent"
        />
      </span>
    </div>
  );
}
