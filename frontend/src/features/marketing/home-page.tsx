/** The public entry: what Rubicon is, and its three worlds side by side. */
import { gameTypes, type GameType } from '@rubicon/contracts';
import { Link } from 'react-router-dom';
import { EraVignette } from '../../components/era/era-vignette.js';
import { Button } from '../../components/ui/button.js';
import { eraLabels } from '../../lib/era/eras.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useSession } from '../../lib/session/use-session.js';

const invitations: Readonly<Record<GameType, string>> = {
  french_revolution: 'Paris is hungry, the Estates are sitting, and the Bastille still stands.',
  roman_republic: 'A legion waits on the wrong bank of a small river. The Senate is watching.',
  sengoku_japan: 'Nobunaga is dead in a burning temple. Every lord in Japan is counting spears.',
};

export function HomePage() {
  usePageTitle(null);
  const signedIn = useSession() !== null;
  return (
    <div className="page-width flex flex-1 flex-col gap-10 pt-6 md:gap-14 md:pt-12">
      <div className="grid items-end gap-6 md:grid-cols-[7fr_5fr] md:gap-12">
        <h1 className="display display-xl md:text-[4.6rem] md:leading-[1.02]">
          Some rivers are crossed once.
        </h1>
        <div>
          <p className="measure text-[1.1rem]">
            Rubicon is a game of history told in words. Be a deputy in Paris, a consul of Rome, a daimyo of
            Owari, or someone of your own making; write what you do, and read what comes of it, turn by turn,
            for as long as you can hold on to what you have begun.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            {signedIn ? (
              <Button asChild size="lg">
                <Link to="/game-select">Games</Link>
              </Button>
            ) : (
              <>
                <Button asChild size="lg">
                  <Link to="/login?action=signup">Sign Up</Link>
                </Button>
                <Button asChild size="lg" variant="secondary">
                  <Link to="/login">Sign In</Link>
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-5">
        {gameTypes.map((era) => (
          <li key={era} data-era={era} className="flex flex-col">
            <div className="plate h-[24rem] overflow-hidden p-2 md:h-[27rem]">
              <EraVignette era={era} className="size-full" />
            </div>
            <p className="eyebrow mt-4">{eraLabels[era].period}</p>
            <h2 className="display display-lg mt-1 text-accent">{eraLabels[era].name}</h2>
            <p className="mt-2">{invitations[era]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
