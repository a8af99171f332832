import type { Film } from '../../../media/media.js';
import { marketingStrings } from '../../../strings/marketing.js';

/** The formats of a film, the leaner first, and the specification's words for a browser that plays none of them. */
export function FilmSources({ film }: { film: Film }) {
  return (
    <>
      <source src={film.webm} type="video/webm" />
      <source src={film.mp4} type="video/mp4" />
      {marketingStrings.film.unsupported}
    </>
  );
}
