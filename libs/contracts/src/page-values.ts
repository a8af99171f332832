/**
 * What the server writes into a page when it serves it: the values of `pageMeta`, and the origin under which browsers reach the
 * product. The built HTML holds a placeholder in each such place, in text and attributes alike; the server puts the value there, escaped.
 */
import type { pageMeta } from './api.js';

export const pageOrigin = 'rubicon-origin';
export type PageValue = (typeof pageMeta)[keyof typeof pageMeta] | typeof pageOrigin;

/** `%rubicon-contact%` */
export function pagePlaceholder(value: PageValue): string {
  return `%${value}%`;
}
