import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';

/** Every change of route scrolls to the top; a screen on its way is shown as a thin line under the page's edge. */
export function RootLayout() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      {navigation.state === 'loading' && (
        <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-accent">
          <span className="sr-only">Loading...</span>
        </div>
      )}
      <Outlet />
    </>
  );
}
