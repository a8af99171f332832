import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../components/ui/button.js';
import { appStrings } from '../strings/app.js';
import { commonStrings } from '../strings/common.js';

/** The error boundary of the router: a screen failed to load or to draw. The game itself is on the server and goes on. */
export function RouteErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main className="page-width flex min-h-[70dvh] flex-col items-start justify-center py-16">
      <h1 className="display display-lg">{appStrings.failure.title}</h1>
      <p className="measure mt-3 text-ink-soft">{appStrings.failure.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{appStrings.failure.reload}</Button>
        <Button asChild variant="secondary">
          <a href="/">{commonStrings.home}</a>
        </Button>
      </div>
    </main>
  );
}
