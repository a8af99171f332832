/** The greeting of a new player: by `welcome=true` in the address or the newUser flag, shown once. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localItems } from '../../lib/storage.js';
import { accountStrings } from '../../strings/account.js';

/** True while the banner is to be shown on this visit. Takes the flag away and cleans the address. */
export function useWelcome(): boolean {
  const [params, setParams] = useSearchParams();
  const asked = params.get('welcome') === 'true';
  const [welcome] = useState(() => asked || localItems.read('newUser') !== null);
  const greet = useEffectEvent(() => {
    localItems.remove('newUser');
    const cleaned = new URLSearchParams(params);
    cleaned.delete('welcome');
    // A new player begins where credits are bought, wherever the address leads.
    cleaned.delete('tab');
    setParams(cleaned, { replace: true });
  });
  useEffect(() => {
    if (welcome) greet();
  }, [welcome]);
  return welcome;
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
        <p className="mt-3 text-[0.9rem] text-ink-soft">{accountStrings.welcome.terms}</p>
      </div>
    </section>
  );
}
