/**
 * The film of the whole game, with controls. Its poster is the three worlds side by side; the play overlay goes with the first play or click and does
 * not come back.
 */
import { gameTypes } from '@rubicon/contracts';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { EraVignette } from '../../../components/era/era-vignette.js';
import { film } from '../../../media/media.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { FilmSources } from './film-sources.js';
import { useSeen } from './use-on-screen.js';

export function IntroFilm() {
  const intro = film('rubicon');
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const seen = useSeen(frame, '200px');
  const [opened, setOpened] = useState(false);

  function open() {
    setOpened(true);
    // Refused or broken: the film's own controls stand there now and say so.
    video.current?.play().catch(() => undefined);
    video.current?.focus();
  }

  return (
    <div ref={frame} className="plate relative overflow-hidden p-2">
      <video
        ref={video}
        className="block h-auto w-full bg-sunken"
        width={intro.width}
        height={intro.height}
        preload="none"
        controls={opened}
        tabIndex={opened ? undefined : -1}
        playsInline
        aria-label={intro.alt}
        onPlay={() => setOpened(true)}
      >
        <FilmSources film={intro} />
      </video>
      {!opened && (
        <button
          type="button"
          className="group absolute inset-2 grid grid-cols-3 overflow-hidden bg-sunken focus-visible:-outline-offset-4"
          onClick={open}
        >
          {gameTypes.map((era) => (
            <span
              key={era}
              data-era={era}
              className="block overflow-hidden border-l border-line first:border-l-0"
            >
              {seen && <EraVignette era={era} className="size-full animate-fade" />}
            </span>
          ))}
          <span className="absolute bottom-3 left-3 flex items-center gap-3 border border-accent bg-accent px-4 py-2.5 text-lead font-semibold text-on-accent transition-colors group-hover:bg-accent-deep sm:bottom-8 sm:left-8 sm:px-6 sm:py-4">
            <Play aria-hidden="true" className="size-5 fill-current" />
            {marketingStrings.film.play}
            <span className="figures font-normal">{marketingStrings.film.seconds(intro.seconds)}</span>
          </span>
        </button>
      )}
    </div>
  );
}
