import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';
import { Spinner } from './spinner.js';

const buttonStyles = cva(
  'inline-flex items-center justify-center gap-2 rounded-era border font-text font-semibold leading-tight no-underline transition-colors duration-150 select-none disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-accent bg-accent text-on-accent hover:border-accent-deep hover:bg-accent-deep',
        secondary: 'border-line-strong bg-surface text-ink hover:border-accent hover:text-accent',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-sunken',
        danger: 'border-danger bg-surface text-danger hover:bg-danger hover:text-on-danger',
        link: 'border-transparent bg-transparent text-accent underline underline-offset-4 decoration-1 hover:decoration-2',
      },
      size: {
        sm: 'min-h-9 px-3 py-1.5 text-note',
        md: 'min-h-11 px-4.5 py-2 text-body',
        lg: 'min-h-13 px-6 py-3 text-lead',
        icon: 'size-11 p-0',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'min-h-0 px-0 py-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** The child (a Link) takes the button's look. */
  asChild?: boolean;
  /** Busy: shows a spinner and takes no clicks. Give the pending words as children. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  asChild,
  pending = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const classes = classNames(buttonStyles({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      {...props}
      className={classes}
      disabled={props.disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner decorative />}
      {children}
    </button>
  );
}
