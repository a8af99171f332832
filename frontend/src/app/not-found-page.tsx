import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.js';
import { usePageTitle } from '../lib/page-title.js';
import { appStrings } from '../strings/app.js';
import { commonStrings } from '../strings/common.js';

export function NotFoundPage() {
  usePageTitle(appStrings.notFound.pageTitle);
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center py-16">
      <div className="era-pattern h-24 w-full max-w-xl opacity-60" aria-hidden="true" />
      <h1 className="display display-xl mt-8">{appStrings.notFound.title}</h1>
      <p className="mt-3 text-ink-soft">{appStrings.notFound.text}</p>
      <Button asChild variant="secondary" className="mt-8">
        <Link to="/">{commonStrings.home}</Link>
      </Button>
    </div>
  );
}
