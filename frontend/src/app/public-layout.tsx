import { Link, Outlet, useLocation } from 'react-router-dom';
import { Wordmark } from '../components/wordmark.js';
import { useEraDress } from '../lib/era/page-era.js';
import { pageHead } from '../lib/head/page-heads.js';
import { useSession } from '../lib/session/use-session.js';
import { commonStrings } from '../strings/common.js';
import { ConsentBanner } from './consent-banner.js';
import { SiteFooter } from './site-footer.js';
import { SkipLink } from './skip-link.js';

/** Pages for everyone: in Rubicon's own dress, those about an era in the era's. */
export function PublicLayout() {
  const { pathname } = useLocation();
  useEraDress(pageHead(pathname)?.era ?? null);
  const signedIn = useSession() !== null;
  return (
    <div className="flex min-h-dvh flex-col pb-[var(--consent-height,0px)] md:pb-0">
      <SkipLink />
      <ConsentBanner />
      <header className="page-width flex items-center justify-between py-4">
        <Link to="/" className="text-ink no-underline">
          <Wordmark />
        </Link>
        <nav aria-label={commonStrings.account} className="flex items-center gap-5">
          {signedIn ? (
            <Link to="/game-select" className="font-semibold text-accent underline-offset-4 hover:underline">
              {commonStrings.games}
            </Link>
          ) : (
            <Link to="/login" className="font-semibold text-accent underline-offset-4 hover:underline">
              {commonStrings.signIn}
            </Link>
          )}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
