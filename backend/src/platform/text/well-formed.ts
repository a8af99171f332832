/** Text that PostgreSQL's jsonb and every UTF-8 writer accept: no NUL, no lone surrogate. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\0', '');
}
