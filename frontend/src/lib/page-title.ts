import { useEffect } from 'react';
import { commonStrings } from '../strings/common.js';
import { pageHeadStrings } from '../strings/page-heads.js';

/** "Account · Rubicon"; null: the product and what it is. */
export function fullTitle(title: string | null): string {
  return title === null
    ? pageHeadStrings.titled(commonStrings.product, pageHeadStrings.subtitle)
    : pageHeadStrings.titled(title, commonStrings.product);
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
