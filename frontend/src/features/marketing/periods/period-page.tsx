/** A period's page in its era's dress: the scene, the story, the film, three moments with their choices, two pictures, the figures. */
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { EraRule } from '../../../components/era/era-rule.js';
import { EraVignette } from '../../../components/era/era-vignette.js';
import { Button } from '../../../components/ui/button.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { useItemView } from '../../../lib/analytics/index.js';
import { screenshots } from '../../../media/media.js';
import { LoopingFilm } from '../films/looping-film.js';
import { OfferNote } from '../offer-note.js';
import { ScreenshotPicture } from '../../../components/screenshot-picture.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { CriticalMoment } from './critical-moment.js';
import type { Period } from './period.js';

export function PeriodPage({
  period,
  scene: Scene,
}: {
  period: Period;
  /** Drawn behind the title; each page brings its own, so that it loads alone. */
  scene: ComponentType<{ className?: string }>;
}) {
  const { era, story } = period;
  const label = eraLabels[era];
  useItemView(`${era}_period`);

  return (
    <>
      <section
        aria-labelledby="title"
        className="relative flex flex-col overflow-hidden md:min-h-[max(46rem,51vw)]"
      >
        <div className="page-width relative z-10 pt-6 md:pt-[clamp(1.5rem,5vh,4rem)]">
          <p className="eyebrow text-aside">{label.period}</p>
          <h1 id="title" className="display mt-2 display-hero leading-[1.04] text-accent">
            {label.name}
          </h1>
          <p className="mt-5 max-w-[27rem] text-large leading-snug italic">{period.tagline}</p>
          <p className="mt-3 max-w-[27rem]">{period.beginning}</p>
          <PrologueButton period={period} className="mt-7" />
        </div>
        <Scene className="-mt-4 h-[24rem] w-full md:absolute md:inset-0 md:mt-0 md:h-full" />
      </section>

      <div className="page-width flex flex-col gap-20 pt-14 md:gap-28 md:pt-24">
        <section aria-labelledby="story" className="grid gap-x-14 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <h2 id="story" className="display display-xl">
            {story.title}
          </h2>
          <div className="measure text-lead leading-relaxed">
            {story.paragraphs.map((paragraph) => (
              <p
                key={paragraph}
                className="mt-4 first:mt-0 first:first-letter:float-left first:first-letter:mr-2 first:first-letter:font-display first:first-letter:text-initial first:first-letter:leading-[0.86] first:first-letter:text-accent"
              >
                {paragraph}
              </p>
            ))}
          </div>
        </section>

        <LoopingFilm name={period.film} />

        <section aria-labelledby="moments">
          <h2 id="moments" className="display display-xl">
            {marketingStrings.periods.moments}
          </h2>
          <ol className="mt-8">
            {period.moments.map((moment) => (
              <CriticalMoment key={moment.title} moment={moment} />
            ))}
          </ol>
        </section>

        <ImagePair period={period} />

        <dl className="grid grid-cols-2 border-t border-l border-line-strong md:grid-cols-4">
          {period.figures.map(({ value, label: what }) => (
            <div
              key={what}
              className="flex flex-col-reverse border-r border-b border-line-strong px-4 py-6 md:px-7 md:py-9"
            >
              <dt className="mt-2 text-ink-soft">{what}</dt>
              <dd className="display text-price lg:text-poster leading-none text-accent">{value}</dd>
            </div>
          ))}
        </dl>

        <section aria-labelledby="begin" className="text-center">
          <EraRule era={era} />
          <h2 id="begin" className="display display-xl mt-10">
            {period.farewell}
          </h2>
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            <PrologueButton period={period} />
            <Button asChild size="lg" variant="secondary">
              <Link to="/checkout?product=full-game&price=1">{marketingStrings.periods.unlock}</Link>
            </Button>
          </div>
          <OfferNote className="mt-4" />
        </section>
      </div>
    </>
  );
}

function PrologueButton({ period: { era }, className }: { period: Period; className?: string }) {
  return (
    <Button asChild size="lg" className={className}>
      <Link to={`/demo?period=${era}`}>{marketingStrings.playPrologue}</Link>
    </Button>
  );
}

function ImagePair({ period }: { period: Period }) {
  const shot = screenshots.find(({ number }) => number === period.screenshot);
  const [drawn, played] = period.captions;
  return (
    <div className="grid items-end gap-x-6 gap-y-10 md:grid-cols-[4fr_8fr]">
      <figure>
        <div className="plate h-[26rem] overflow-hidden p-2 md:h-[30rem]">
          <EraVignette era={period.era} className="size-full" />
        </div>
        <figcaption className="mt-3 text-ink-soft italic">{drawn}</figcaption>
      </figure>
      <figure>
        <div className="plate p-2">
          {shot && <ScreenshotPicture screenshot={shot} sizes="(min-width: 72rem) 44rem, 94vw" />}
        </div>
        <figcaption className="mt-3 text-ink-soft italic">{played}</figcaption>
      </figure>
    </div>
  );
}
