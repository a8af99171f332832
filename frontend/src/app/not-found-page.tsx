import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.js';
import { usePageTitle } from '../lib/page-title.js';

export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center py-16">
      <div className="era-pattern h-24 w-full max-w-xl opacity-60" aria-hidden="true" />
      <h1 className="display display-xl mt-8">404 Page Not Found</h1>
      <p className="mt-3 text-ink-soft">Did you forget to add the page to the router?</p>
      <Button asChild variant="secondary" className="mt-8">
        <Link to="/">Home</Link>
      </Button>
    </div>
  );
}
