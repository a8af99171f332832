import { wellFormed } from '../../platform/text/index.js';

/** A name as it stands on a screen and a title page: one line, without control characters. */
export function oneLine(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
