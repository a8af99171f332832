import { useEffect } from 'react';

const PRODUCT = 'Rubicon';
const SUBTITLE = 'A Text Game of History';

/** "Account · Rubicon"; null: the product and what it is. */
export function fullTitle(title: string | null): string {
  return title === null ? `${PRODUCT} \u00b7 ${SUBTITLE}` : `${title} \u00b7 ${PRODUCT}`;
}

/**
 * The document's title, for screens that name themselves; public pages have theirs in `lib/head/page-heads.ts`, and what is given
 * here comes after it.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
