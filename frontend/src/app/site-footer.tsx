import { Link } from 'react-router-dom';
import { openConsentSettings } from '../lib/consent/consent.js';
import { appStrings } from '../strings/app.js';

const places = [
  { to: '/privacy', label: appStrings.footer.privacy },
  { to: '/terms', label: appStrings.footer.terms },
  { to: '/press-kit', label: appStrings.footer.pressKit },
] as const;

const linkStyles =
  'inline-flex min-h-9 items-center text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent';

/** The foot of every page. */
export function SiteFooter() {
  return (
    <footer className="mt-auto">
      <div className="era-pattern mt-16 h-(--pattern-height) opacity-40" aria-hidden="true" />
      <div className="page-width py-6 text-note text-ink-soft">
        <nav aria-label={appStrings.footer.name}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {places.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkStyles}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={linkStyles} onClick={openConsentSettings}>
                {appStrings.footer.cookieSettings}
              </button>
            </li>
          </ul>
        </nav>
        <div className="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-1">
          <p>{appStrings.footer.game}</p>
          <p>{appStrings.footer.narration}</p>
        </div>
        <p className="mt-1">{appStrings.footer.credits}</p>
      </div>
    </footer>
  );
}
