import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { useSession } from '../../lib/session/use-session.js';
import { sharedStoryStrings } from '../../strings/shared-story.js';

/** After another's story: one's own. A player goes on to the eras, a visitor to the free turns or an account. */
export function BeginYourOwn() {
  const { begin } = sharedStoryStrings;
  const signedIn = useSession() !== null;
  return (
    <aside aria-labelledby="begin" className="page-width mt-12 text-center">
      <h2 id="begin" className="display display-lg">
        {begin.title}
      </h2>
      <p className="mx-auto mt-2 max-w-[32rem] text-ink-soft">{begin.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button asChild size="lg">
          <Link to={signedIn ? '/game-select' : '/try-free'}>{begin.free}</Link>
        </Button>
        {!signedIn && (
          <Button asChild size="lg" variant="secondary">
            <Link to="/login?action=signup">{begin.account}</Link>
          </Button>
        )}
      </div>
    </aside>
  );
}
