import { Card } from '../../../components/ui/card.js';

/** What the game does that others of its kind do not; each holds in the code (docs/architecture.md). */
const features = [
  {
    title: 'It knows what day it is',
    text: 'Calendar, offices and distances are those of the time. Ask about any of them: no day passes while you do.',
  },
  {
    title: 'It does not decide',
    text: 'The narrator proposes what an act is worth; the rules of the game dispose. Your standing moves by them, not by a mood.',
  },
  {
    title: 'It shows the bill',
    text: 'Every turn has a receipt: what was set aside, what was used, what was charged. A turn that fails costs nothing.',
  },
  {
    title: 'It waits for you',
    text: 'Close the tab in the middle of a sentence. The turn is told on the server, and is there when you come back.',
  },
] as const;

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <div>
        <h2 id="features" className="display display-xl lg:sticky lg:top-8">
          A narrator that keeps its word
        </h2>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {features.map(({ title, text }, index) => (
          <li key={title} className="flex">
            <Card className="w-full pt-4 sm:pt-5">
              <p className="display text-[2.6rem] leading-none text-second" aria-hidden="true">
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
