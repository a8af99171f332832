/** The second marketing page: the film first, then three voices and three worlds (specification, section 2). */
import { gameTypes } from '@rubicon/contracts';
import { Link } from 'react-router-dom';
import { EraVignette } from '../../../components/era/era-vignette.js';
import { Button } from '../../../components/ui/button.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { LoopingFilm } from '../films/looping-film.js';
import { Quotations } from '../quotes/quotations.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { StickyCall } from './sticky-call.js';

export function LandingOldPage() {
  return (
    <div className="page-width flex flex-col gap-16 pt-6 md:gap-24 md:pt-14">
      <section aria-labelledby="title">
        <div className="grid gap-x-12 gap-y-5 md:grid-cols-[7fr_5fr] md:items-end">
          <h1 id="title" className="display display-xl md:text-poster md:leading-[1.02]">
            {marketingStrings.landingOld.title}
          </h1>
          <div>
            <p className="measure text-lead">{marketingStrings.landingOld.text}</p>
            <Button asChild size="lg" className="mt-6">
              <Link to="/demo">{marketingStrings.playPrologue}</Link>
            </Button>
          </div>
        </div>
        <LoopingFilm name="rubicon" className="mt-10" />
      </section>
      <section aria-labelledby="worlds">
        <h2 id="worlds" className="display display-lg">
          {marketingStrings.landingOld.worlds}
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-[4fr_5fr_4fr] md:items-end">
          {gameTypes.map((era) => (
            <li key={era} data-era={era}>
              <figure>
                <div className="plate h-[24rem] overflow-hidden p-2 md:h-[28rem]">
                  <EraVignette era={era} className="size-full" />
                </div>
                <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
                  <Link
                    to={`/${era.replace('_', '-')}`}
                    className="display display-md text-accent underline-offset-4 hover:underline"
                  >
                    {eraLabels[era].name}
                  </Link>
                  <span className="text-ink-soft">{marketingStrings.landingOld.captions[era]}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <Quotations headingId="quotations" />
      <StickyCall />
    </div>
  );
}
