import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { usePageTitle } from '../../lib/page-title.js';
import { sharedStoryStrings } from '../../strings/shared-story.js';

/** The link leads nowhere: revoked, or never one. */
export function StoryGone() {
  const { gone, begin } = sharedStoryStrings;
  usePageTitle(gone.pageTitle);
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center py-16">
      <div className="era-pattern h-24 w-full max-w-xl opacity-60" aria-hidden="true" />
      <h1 className="display display-xl mt-8">{gone.title}</h1>
      <p className="measure mt-3 text-ink-soft">{gone.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/try-free">{begin.free}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/">{gone.home}</Link>
        </Button>
      </div>
    </div>
  );
}
