import type { LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { EraVignette } from '../../../components/era/era-vignette.js';
import { Progress } from '../../../components/ui/progress.js';

const bars: readonly (readonly [keyof LocalDemoState['stats'], string])[] = [
  ['authority', 'Authority'],
  ['unrest', 'Public Unrest'],
  ['resources', 'Resources'],
];

/** Who one is, when, and how one stands. */
export function Standing({ state }: { state: LocalDemoState }) {
  return (
    <section aria-label="Character" className="plate px-5 py-4">
      <div className="-mx-3 mb-4 h-44 overflow-hidden max-lg:hidden">
        <EraVignette era={state.gameType} className="size-full" />
      </div>
      <div className="flex items-center gap-4">
        <EraEmblem era={state.gameType} className="size-12 shrink-0 text-ornament lg:hidden" />
        <div className="min-w-0">
          <h1 className="display display-md lg:text-[calc(1.55rem*var(--display-size))]">
            {state.characterName}
          </h1>
          <p className="text-ink-soft">{state.characterTitle}</p>
          <p className="font-semibold">{state.currentDate}</p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-x-4 gap-y-4 lg:grid-cols-1">
        {bars.map(([stat, name]) => (
          <div key={stat} className="flex min-w-0 flex-col">
            <div className="flex flex-1 flex-col justify-between gap-x-2 lg:flex-row lg:items-baseline">
              <dt className="eyebrow max-sm:text-[0.7rem] max-sm:tracking-[0.04em]">{name}</dt>
              <dd className="figures font-semibold">{state.stats[stat]}%</dd>
            </div>
            <Progress value={state.stats[stat]} label={name} className="mt-1.5" />
          </div>
        ))}
      </dl>
    </section>
  );
}
