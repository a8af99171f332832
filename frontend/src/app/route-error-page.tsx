import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../components/ui/button.js';

/** The error boundary of the router: a screen failed to load or to draw. The game itself is on the server and goes on. */
export function RouteErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main className="page-width flex min-h-[70dvh] flex-col items-start justify-center py-16">
      <h1 className="display display-lg">This page could not be shown</h1>
      <p className="measure mt-3 text-ink-soft">
        Something went wrong in the page, not in your game: every turn and every credit is kept on the server.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload the Page</Button>
        <Button asChild variant="secondary">
          <a href="/">Home</a>
        </Button>
      </div>
    </main>
  );
}
