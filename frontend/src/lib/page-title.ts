import { useEffect } from 'react';

/** The document's title, read out on a change of page: "Account · Rubicon"; null is the product's name alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Rubicon' : `${title} \u00b7 Rubicon`;
  }, [title]);
}
