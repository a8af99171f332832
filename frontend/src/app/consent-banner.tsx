import { X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.js';
import { classNames } from '../lib/class-names.js';
import {
  chooseConsent,
  consentSettingsOpen,
  hasPrivacyControl,
  type ConsentChoice,
} from '../lib/consent/consent.js';
import { useAsksForConsent } from '../lib/consent/use-consent.js';
import { appStrings } from '../strings/app.js';
import { commonStrings } from '../strings/common.js';
import { Sentence } from '../strings/sentence.js';

/**
 * Asks on every public page until a choice is made (decision 2); on the player's screens only when "Cookie settings" calls it. It holds nobody up: the
 * page works beside it. Its height is `--consent-height`, for whatever else stands at the window's lower edge.
 */
export function ConsentBanner({ onlyWhenCalled = false }: { onlyWhenCalled?: boolean }) {
  const asks = useAsksForConsent();
  if (!asks || (onlyWhenCalled && !consentSettingsOpen())) return null;
  return <Banner aboveNavigation={onlyWhenCalled} />;
}

function Banner({ aboveNavigation }: { aboveNavigation: boolean }) {
  const banner = useRef<HTMLElement>(null);
  const called = useRef<Element | null>(null);
  useHeightVariable(banner);

  useEffect(() => {
    if (!consentSettingsOpen()) return;
    called.current = document.activeElement;
    banner.current?.focus();
  }, []);

  function choose(choice: ConsentChoice): void {
    chooseConsent(choice);
    const back = called.current instanceof HTMLElement ? called.current : document.getElementById('main');
    back?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label={appStrings.consent.name}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-surface text-ink shadow-float outline-none md:right-6 md:bottom-6 md:left-auto md:max-w-md md:border',
        aboveNavigation && 'bottom-[calc(3.25rem+env(safe-area-inset-bottom))]',
      )}
    >
      <div className="relative px-4 py-3 pr-12 md:p-5 md:pr-12">
        {hasPrivacyControl() ? (
          <p className="text-aside leading-snug">{appStrings.consent.privacyControl}</p>
        ) : (
          <>
            <p className="text-aside leading-snug">
              <Sentence
                text={appStrings.consent.question}
                parts={{
                  privacy: (
                    <Link to="/privacy" className="text-accent underline underline-offset-3">
                      {appStrings.consent.privacy}
                    </Link>
                  ),
                }}
              />
            </p>
            <div className="mt-2.5 flex gap-2.5">
              <Button size="sm" variant="secondary" onClick={() => choose('granted')}>
                {appStrings.consent.accept}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => choose('denied')}>
                {appStrings.consent.reject}
              </Button>
            </div>
          </>
        )}
        <Button
          size="icon"
          variant="ghost"
          aria-label={hasPrivacyControl() ? commonStrings.close : appStrings.consent.closeAndReject}
          className="absolute top-1 right-1"
          onClick={() => choose('denied')}
        >
          <X aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
    </section>
  );
}

function useHeightVariable(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const element = banner.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--consent-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--consent-height');
    };
  }, [banner]);
}
