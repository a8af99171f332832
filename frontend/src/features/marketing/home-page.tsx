/** The public entry: the river, six looks at the game, its three worlds, and what is done with what one tells it. */
import { marketingStrings } from '../../strings/marketing.js';
import { IntroFilm } from './films/intro-film.js';
import { ClosingCall } from './home/closing-call.js';
import { EraCards } from './home/era-cards.js';
import { FeatureCards } from './home/feature-cards.js';
import { HomeHero } from './home/home-hero.js';
import { PrivacyNotice } from './home/privacy-notice.js';
import { Quotations } from './quotes/quotations.js';
import { ScreenshotCarousel } from './screenshots/carousel.js';
import { Statistics } from './statistics/statistics.js';

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Statistics />
      <div className="page-width flex flex-col gap-20 pt-16 md:gap-32 md:pt-24">
        <div>
          <div className="mb-8 grid gap-x-12 gap-y-3 md:grid-cols-[7fr_6fr] md:items-end">
            <h2 id="screenshots" className="display display-xl">
              {marketingStrings.screenshots.title}
            </h2>
            <p className="measure md:justify-self-end">{marketingStrings.screenshots.text}</p>
          </div>
          <ScreenshotCarousel labelledBy="screenshots" />
        </div>
        <EraCards />
        <FeatureCards />
        <Quotations headingId="quotations" />
        <section aria-labelledby="film">
          <h2 id="film" className="display display-xl mb-8">
            {marketingStrings.film.title}
          </h2>
          <IntroFilm />
        </section>
        <PrivacyNotice />
        <ClosingCall />
      </div>
    </>
  );
}
