/** The film of the whole game, with controls. Its play overlay goes with the first play or click and does not come back. */
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
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
        poster={seen ? intro.poster : undefined}
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
          className="group absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
          onClick={open}
        >
          <span className="flex items-center gap-3 border border-accent bg-accent px-6 py-4 text-lead font-semibold text-on-accent transition-colors group-hover:bg-accent-deep">
            <Play aria-hidden="true" className="size-5 fill-current" />
            {marketingStrings.film.play}
            <span className="figures font-normal">{marketingStrings.film.seconds(intro.seconds)}</span>
          </span>
        </button>
      )}
    </div>
  );
}
