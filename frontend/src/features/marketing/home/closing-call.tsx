import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { useSession } from '../../../lib/session/use-session.js';
import { marketingStrings } from '../../../strings/marketing.js';

const { close } = marketingStrings;

/** Whoever has read to the end begins, or goes on. */
export function ClosingCall() {
  const signedIn = useSession() !== null;
  return (
    <section aria-labelledby="close" className="border-t border-line-strong pt-12 md:pt-16">
      <h2 id="close" className="display display-xl">
        {close.title}
      </h2>
      <p className="mt-3 text-lead">{signedIn ? close.goOnText : close.text}</p>
      <Button asChild size="lg" className="mt-7 max-sm:w-full">
        <Link to={signedIn ? '/play' : '/demo'}>
          {signedIn ? marketingStrings.hero.goOn : marketingStrings.playPrologue}
        </Link>
      </Button>
    </section>
  );
}
