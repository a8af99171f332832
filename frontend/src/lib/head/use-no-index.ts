import { useEffect } from 'react';

/** Keeps search engines off the page shown; the server's own page for such addresses says so too. */
export function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
