import { Check } from 'lucide-react';
import { DollarNote } from '../parts/one-dollar.js';
import { demoStrings } from '../../../strings/demo.js';

/** What the demo is, and what the whole game costs. */
export function DemoFeatures() {
  return (
    <section aria-labelledby="demo-features" className="border-l-4 border-second bg-surface px-5 py-4">
      <h2 id="demo-features" className="font-semibold">
        {demoStrings.tryFree.features.title}
      </h2>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 text-aside sm:grid-cols-2">
        {demoStrings.tryFree.features.list.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold text-second">{demoStrings.limitedOffer}</p>
      <DollarNote />
    </section>
  );
}
