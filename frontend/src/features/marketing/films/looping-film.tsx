/** A short film without sound that plays by itself while it is on the screen, over and over (decision 18). */
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.js';
import { film, type FilmName } from '../../../media/media.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { FilmSources } from './film-sources.js';
import { useOnScreen, useSeen } from './use-on-screen.js';
import { useReducedMotion } from '../../../lib/use-media.js';

/**
 * Nothing but the poster loads before it is seen. The control pauses it for good and plays it again; a reader who wants stillness gets the
 * poster, and the film when they press Play.
 */
export function LoopingFilm({ name, className }: { name: FilmName; className?: string }) {
  const looping = film(name);
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const still = useReducedMotion();
  const onScreen = useOnScreen(frame, '80px');
  const seen = useSeen(frame, '80px');
  /** What the reader asked for; null while they have not. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const running = wanted ?? !still;
  const playing = running && onScreen;

  useEffect(() => {
    if (!video.current) return;
    if (!playing) video.current.pause();
    else
      video.current.play().catch((refusal: unknown) => {
        // Paused again before it had begun. Otherwise the browser will not (data saving): the poster stays, the button says Play.
        if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) setWanted(false);
      });
  }, [playing]);

  return (
    <div ref={frame} className={classNames('plate relative overflow-hidden p-2', className)}>
      <video
        ref={video}
        className="block h-auto w-full bg-sunken"
        width={looping.width}
        height={looping.height}
        poster={seen ? looping.poster : undefined}
        preload="none"
        autoPlay={playing}
        muted
        loop
        playsInline
        aria-label={looping.alt}
      >
        <FilmSources film={looping} />
      </video>
      <button
        type="button"
        className="absolute right-4 bottom-4 flex min-h-11 items-center gap-2 border border-line-strong bg-surface px-3.5 text-note font-semibold text-ink hover:text-accent"
        onClick={() => setWanted(!running)}
      >
        {running ? (
          <Pause aria-hidden="true" className="size-4" />
        ) : (
          <Play aria-hidden="true" className="size-4" />
        )}
        <span className="max-sm:sr-only">
          {running ? marketingStrings.film.pause : marketingStrings.film.play}
        </span>
      </button>
    </div>
  );
}
