import { Card } from '../../../components/ui/card.js';
import { marketingStrings } from '../../../strings/marketing.js';

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <div>
        <h2 id="features" className="display display-xl lg:sticky lg:top-8">
          {marketingStrings.features.title}
        </h2>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {marketingStrings.features.list.map(({ title, text }, index) => (
          <li key={title} className="flex">
            <Card className="w-full pt-4 sm:pt-5">
              <p className="display text-price leading-none text-second" aria-hidden="true">
                {['I', 'II', 'III', 'IV'][index]}
              </p>
              <h3 className="display display-md mt-5">{title}</h3>
              <p className="mt-2">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
