import { Outlet, useNavigation } from 'react-router-dom';
import { commonStrings } from '../strings/common.js';
import { Notifications } from './notifications.js';
import { PageHeadKeeper } from './page-head.js';
import { RouteChange } from './route-change.js';

/** Around every page: its head, what a change of route brings, and a thin line under the page's edge while a screen is on its way. */
export function RootLayout() {
  const navigation = useNavigation();
  return (
    <>
      <PageHeadKeeper />
      {navigation.state === 'loading' && (
        <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-accent">
          <span className="sr-only">{commonStrings.loading}</span>
        </div>
      )}
      <Outlet />
      <RouteChange />
      <Notifications />
    </>
  );
}
