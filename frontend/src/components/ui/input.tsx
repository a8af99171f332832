import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';
import { controlStyles } from './control-styles.js';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={classNames(controlStyles, className)} {...props} />;
}
