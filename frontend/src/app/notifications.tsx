import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { pageHead } from '../lib/head/page-heads.js';
import { useShownToast } from '../lib/toast.js';
import { useHydrated } from '../lib/use-hydrated.js';

/** Missing a notification is better than missing the page. */
const Toaster = lazy<ComponentType>(() =>
  import('../components/ui/toaster.js').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: () => null }),
  ),
);

/**
 * The notifications' region. It comes with every screen on which something can be done, so that it is there when the network is not; pages that
 * are only read fetch it with their first notification.
 */
export function Notifications() {
  const { pathname } = useLocation();
  const hasShown = useShownToast().shown !== null;
  const hydrated = useHydrated();
  const onlyRead = pageHead(pathname)?.prerendered === 'page';
  if (!hydrated || (onlyRead && !hasShown)) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
