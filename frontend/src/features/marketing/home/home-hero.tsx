import { Link } from 'react-router-dom';
import { DawnCrossing } from '../../../components/era/scenes/dawn-crossing.js';
import { Button } from '../../../components/ui/button.js';
import { useSession } from '../../../lib/session/use-session.js';
import { OfferNote } from '../offer-note.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { Sentence } from '../../../strings/sentence.js';

/** The title in the sky over the river; where the screen is narrow the river flows below it. */
export function HomeHero() {
  return (
    <section
      aria-labelledby="title"
      className="relative flex flex-col overflow-hidden md:min-h-[max(53rem,58vw)]"
    >
      <div className="page-width relative z-10 pt-6 md:pt-[clamp(1.5rem,5vh,4rem)]">
        <h1 id="title" className="display display-hero leading-[0.98]">
          <Sentence text={marketingStrings.hero.title} parts={{ break: <br className="max-sm:hidden" /> }} />
        </h1>
        <p className="mt-5 max-w-[31rem] text-lead">{marketingStrings.hero.text}</p>
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
            <Link to="/play">{marketingStrings.hero.goOn}</Link>
          </Button>
        )}
        <Button asChild size="lg" variant={signedIn ? 'secondary' : 'primary'}>
          <Link to="/try-free">{marketingStrings.hero.demo}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/login">{marketingStrings.hero.full}</Link>
        </Button>
        <Button asChild size="lg" variant="link" className="px-2">
          <Link to="/login">{marketingStrings.hero.begin}</Link>
        </Button>
      </div>
      <OfferNote className="mt-3" />
    </>
  );
}
