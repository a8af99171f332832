import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

/** A framed sheet in the era's manner. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('plate p-5 sm:p-7', className)} {...props} />;
}

/** `as` keeps the document's outline right. */
export function CardTitle({
  as: Heading = 'h2',
  className,
  ...props
}: ComponentProps<'h2'> & { as?: 'h2' | 'h3' | 'h4' }) {
  return <Heading className={classNames('display display-md', className)} {...props} />;
}
