import { gameTypes } from '@rubicon/contracts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { EraVignette } from '../../../components/era/era-vignette.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { useSeen } from '../films/use-on-screen.js';
import { marketingStrings } from '../../../strings/marketing.js';

/** Each higher than the one before: three panels of one frieze, the last beside the heading. */
const steps = ['md:mt-44', 'md:mt-32', ''];

/** Three worlds as posters. Their typefaces load once they are about to be seen. */
export function EraCards() {
  const list = useRef<HTMLUListElement>(null);
  const seen = useSeen(list, '400px');
  return (
    <section aria-labelledby="eras">
      <h2 id="eras" className="display display-xl md:max-w-[60%]">
        {marketingStrings.eras.title}
      </h2>
      <ul ref={list} className="mt-8 grid gap-12 md:-mt-22 md:grid-cols-3 md:gap-6">
        {gameTypes.map((era, index) => (
          <li
            key={era}
            data-era={seen ? era : undefined}
            className={classNames('flex flex-col', steps[index])}
          >
            <div data-era={era} className="plate h-[26rem] overflow-hidden p-2 md:h-[30rem]">
              {seen && <EraVignette era={era} className="size-full animate-fade" />}
            </div>
            <p className="eyebrow mt-5">{eraLabels[era].period}</p>
            <h3 className="display display-lg mt-1 text-accent">{eraLabels[era].name}</h3>
            <p className="mt-2">{marketingStrings.eras.invitations[era]}</p>
            <Button asChild variant="secondary" className="mt-5 self-start">
              <Link to={`/${era.replace('_', '-')}`}>
                <span>
                  {marketingStrings.eras.learnMore}
                  <span className="sr-only">{marketingStrings.eras.about(eraLabels[era].name)}</span>
                </span>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
