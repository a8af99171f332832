import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';
import { controlStyles } from './control-styles.js';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={classNames(controlStyles, 'min-h-24 resize-y leading-normal', className)}
      {...props}
    />
  );
}
