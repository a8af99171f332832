import { Transform } from 'class-transformer';
import { wellFormed } from './well-formed.js';

/** What somebody wrote, without the blanks around it; what is no text passes. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? wellFormed(value).trim() : value,
  );
}
