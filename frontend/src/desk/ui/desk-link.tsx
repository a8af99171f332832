import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';

/** A link within a sentence or a table. */
export function DeskLink({ className, ...props }: LinkProps) {
  return (
    <Link
      className={classNames(
        'text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
      {...props}
    />
  );
}
