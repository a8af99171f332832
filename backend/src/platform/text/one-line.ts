import { Transform } from 'class-transformer';
import { wellFormed } from './well-formed.js';

/** A name as it stands on a screen and a title page: one line, without control characters; what is no text passes. */
export function OnOneLine(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? oneLine(value) : value));
}

function oneLine(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
