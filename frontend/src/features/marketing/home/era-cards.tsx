import { gameTypes, type GameType } from '@rubicon/contracts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { EraVignette } from '../../../components/era/era-vignette.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { useSeen } from '../films/use-on-screen.js';

const invitations: Readonly<Record<GameType, string>> = {
  french_revolution:
    'Paris is hungry, the Estates are sitting, and the Bastille still stands. By tonight one of the three will not be so.',
  roman_republic:
    'A legion waits on the wrong bank of a small river. The Senate is watching, and has already voted.',
  sengoku_japan:
    'Nobunaga is dead in a burning temple. Every lord in Japan is counting spears, and yours are being counted too.',
};
/** Each higher than the one before: three panels of one frieze, the last beside the heading. */
const steps = ['md:mt-44', 'md:mt-32', ''];

/** Three worlds as posters. Their typefaces load once they are about to be seen. */
export function EraCards() {
  const list = useRef<HTMLUListElement>(null);
  const seen = useSeen(list, '400px');
  return (
    <section aria-labelledby="eras">
      <h2 id="eras" className="display display-xl md:max-w-[60%]">
        Three worlds at the moment they break
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
            <p className="mt-2">{invitations[era]}</p>
            <Button asChild variant="secondary" className="mt-5 self-start">
              <Link to={`/${era.replace('_', '-')}`}>
                <span>
                  Learn more<span className="sr-only">: {eraLabels[era].name}</span>
                </span>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
