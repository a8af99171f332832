import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath, pageHead, pageHeads } from '../lib/head/page-heads.js';
import { siteOrigin } from '../lib/page-meta.js';
import { fullTitle } from '../lib/page-title.js';

/** Keeps title, description and canonical address in step with the route. Stands before the page, which may name itself afterwards. */
export function PageHeadKeeper() {
  const { pathname } = useLocation();
  useEffect(() => {
    const head = pageHead(pathname);
    document.title = fullTitle(head?.title ?? null);
    const { description } = head ?? pageHeads['/']!;
    document.querySelector<HTMLMetaElement>('meta[name="description"]')?.setAttribute('content', description);
    document
      .querySelector<HTMLLinkElement>('link[rel="canonical"]')
      ?.setAttribute('href', siteOrigin() + canonicalPath(pathname));
  }, [pathname]);
  return null;
}
