/** The greeting of a new player: by `welcome=true` in the address or the newUser flag, shown once. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { localItems } from '../../lib/storage.js';
import { accountStrings } from '../../strings/account.js';

export interface Welcome {
  /** The banner is to be shown, on this visit. */
  readonly welcome: boolean;
  /** The address is still the one that the player came by: it is about to be cleaned. */
  readonly arriving: boolean;
}

/** Takes the flag away and cleans the address. */
export function useWelcome(): Welcome {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const [arrival] = useState(key);
  const asked = params.get('welcome') === 'true';
  const [welcome] = useState(() => asked || localItems.read('newUser') !== null);
  const greet = useEffectEvent(() => {
    localItems.remove('newUser');
    const cleaned = new URLSearchParams(params);
    cleaned.delete('welcome');
    cleaned.delete('tab');
    setParams(cleaned, { replace: true });
  });
  useEffect(() => {
    if (welcome) greet();
  }, [welcome]);
  return { welcome, arriving: welcome && key === arrival };
}

export function WelcomeBanner() {
  return (
    <section aria-labelledby="welcome-title" className="plate relative overflow-hidden px-6 py-7 sm:px-9">
      <div
        className="era-pattern absolute inset-y-0 right-0 hidden w-1/3 opacity-15 md:block"
        aria-hidden="true"
      />
      <div className="relative max-w-xl">
        <h2 id="welcome-title" className="display display-lg">
          {accountStrings.welcome.title}
        </h2>
        <p className="mt-3">{accountStrings.welcome.text}</p>
        <p className="mt-3 text-note text-ink-soft">{accountStrings.welcome.terms}</p>
      </div>
    </section>
  );
}
