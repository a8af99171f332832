import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

const badgeStyles = cva(
  'inline-flex items-center rounded-era border px-2 py-0.5 text-caption leading-snug font-semibold text-nowrap',
  {
    variants: {
      variant: {
        plain: 'border-line-strong text-ink-soft',
        accent: 'border-accent text-accent',
        second: 'border-second text-second',
        solid: 'border-accent bg-accent text-on-accent',
      },
    },
    defaultVariants: { variant: 'plain' },
  },
);

export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span className={classNames(badgeStyles({ variant }), className)} {...props} />;
}
