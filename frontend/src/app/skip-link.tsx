/** The first stop of the keyboard: past the navigation to the page. */
import { appStrings } from '../strings/app.js';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      {appStrings.skipLink}
    </a>
  );
}
