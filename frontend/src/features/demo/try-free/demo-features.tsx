import { Check } from 'lucide-react';
import { DollarNote } from '../parts/one-dollar.js';

const features = [
  'Three turns, told for you alone',
  'Write anything, or take a suggestion',
  'No account: this browser remembers for 7 days',
  'Sign up later and go on from here',
];

/** What the demo is, and what the whole game costs. */
export function DemoFeatures() {
  return (
    <section aria-labelledby="demo-features" className="border-l-4 border-second bg-surface px-5 py-4">
      <h2 id="demo-features" className="font-semibold">
        Demo Features
      </h2>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 text-[0.95rem] sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold text-second">Limited offer: $1 for 24 hours</p>
      <DollarNote />
    </section>
  );
}
