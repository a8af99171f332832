import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does on a new page, done on a change of route: the page begins at its top (or at the address's fragment), the keyboard
 * begins at its content, and its title is read out. A page that puts the focus somewhere itself keeps it there.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeFragment(hash));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    setAnnounced(document.title);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of the fragment alone is the browser's own affair
  }, [pathname]);

  useEffect(() => {
    // Going back is a change of route too; only a reload returns to where it was.
    const take = () => (window.history.scrollRestoration = 'manual');
    const giveBack = () => (window.history.scrollRestoration = 'auto');
    take();
    window.addEventListener('pagehide', giveBack);
    window.addEventListener('pageshow', take);
    return () => {
      giveBack();
      window.removeEventListener('pagehide', giveBack);
      window.removeEventListener('pageshow', take);
    };
  }, []);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
