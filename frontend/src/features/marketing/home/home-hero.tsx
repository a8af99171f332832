import { Link } from 'react-router-dom';
import { DawnCrossing } from '../../../components/era/scenes/dawn-crossing.js';
import { Button } from '../../../components/ui/button.js';
import { useSession } from '../../../lib/session/use-session.js';
import { OfferNote } from '../offer-note.js';

/** The title in the sky over the river; where the screen is narrow the river flows below it. */
export function HomeHero() {
  return (
    <section
      aria-labelledby="title"
      className="relative flex flex-col overflow-hidden md:min-h-[max(53rem,58vw)]"
    >
      <div className="page-width relative z-10 pt-6 md:pt-[clamp(1.5rem,5vh,4rem)]">
        <h1 id="title" className="display text-[clamp(2.7rem,1.2rem+5.6vw,5.6rem)] leading-[0.98]">
          Some rivers <br className="max-sm:hidden" />
          are crossed once.
        </h1>
        <p className="mt-5 max-w-[31rem] text-[1.12rem]">
          Rubicon is a game of history told in words. Be a deputy in Paris, a consul of Rome, a daimyo of
          Owari, or someone of your own making; write what you do, and read what comes of it.
        </p>
        <Calls />
      </div>
      <DawnCrossing className="-mt-6 h-[24rem] w-full md:absolute md:inset-0 md:mt-0 md:h-full" />
    </section>
  );
}

/** A player's way back stands before the ways in. */
function Calls() {
  const signedIn = useSession() !== null;
  return (
    <>
      <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        {signedIn && (
          <Button asChild size="lg">
            <Link to="/play">Continue Your Legacy</Link>
          </Button>
        )}
        <Button asChild size="lg" variant={signedIn ? 'secondary' : 'primary'}>
          <Link to="/try-free">Try Free Demo</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/login">Full Game $1 Only</Link>
        </Button>
        <Button asChild size="lg" variant="link" className="px-2">
          <Link to="/login">Begin Your Legacy</Link>
        </Button>
      </div>
      <OfferNote className="mt-3" />
    </>
  );
}
