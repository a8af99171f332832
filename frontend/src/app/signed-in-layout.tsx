import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Button } from '../components/ui/button.js';
import { Notice } from '../components/ui/notice.js';
import { PageSpinner } from '../components/ui/spinner.js';
import { useEraDress, usePageEra } from '../lib/era/page-era.js';
import { useCurrentUser } from '../lib/queries/current-user.js';
import { loginPath } from '../lib/session/return-to.js';
import { lastSessionEnd, type SessionEnd } from '../lib/session/session.js';
import { useSession } from '../lib/session/use-session.js';
import { appStrings } from '../strings/app.js';
import { commonStrings } from '../strings/common.js';
import { ConsentBanner } from './consent-banner.js';
import { SiteFooter } from './site-footer.js';
import { SkipLink } from './skip-link.js';
import { TopNavigation } from './top-navigation.js';

/** The guard of the player's screens: visitors get the login screen and come back; a spinner stands while that is unknown. */
export function SignedInLayout() {
  const { pathname, search } = useLocation();
  const era = usePageEra();
  const token = useSession();
  const [cameSignedIn] = useState(token !== null);
  const { data: user, isPending, isError, refetch } = useCurrentUser();
  useEraDress(era);

  if (token === null) {
    const chosen = cameSignedIn ? afterSession(lastSessionEnd()) : null;
    return <Navigate replace to={chosen ?? loginPath(`${pathname}${search}`)} />;
  }
  if (isPending) return <PageSpinner />;
  if (isError) {
    return (
      <main className="page-width py-16">
        <Notice tone="danger" title={appStrings.unreachable.title}>
          <p className="mt-1">{appStrings.unreachable.text}</p>
          <Button className="mt-4" variant="secondary" onClick={() => void refetch()}>
            {commonStrings.tryAgain}
          </Button>
        </Notice>
      </main>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(3.25rem+env(safe-area-inset-bottom))] md:pb-0">
      <SkipLink />
      <ConsentBanner onlyWhenCalled />
      <TopNavigation era={era} username={user?.username ?? ''} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

/** Where one goes who has left by choice; null: to the login screen, and back. */
function afterSession(end: SessionEnd | null): string | null {
  if (end === 'logout') return '/login';
  return end === 'deleted' ? '/' : null;
}
