import type { LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { EraVignette } from '../../../components/era/era-vignette.js';
import { StatBar } from '../parts/stat-bar.js';
import { demoStrings } from '../../../strings/demo.js';

const bars: readonly (readonly [keyof LocalDemoState['stats'], string])[] = [
  ['authority', demoStrings.prologue.standing.authority],
  ['unrest', demoStrings.prologue.standing.unrest],
  ['resources', demoStrings.prologue.standing.resources],
];

/** Who one is, when, and how one stands. */
export function Standing({ state }: { state: LocalDemoState }) {
  return (
    <section aria-label={demoStrings.prologue.character} className="plate px-5 py-4">
      <div className="-mx-3 mb-4 h-44 overflow-hidden max-lg:hidden">
        <EraVignette era={state.gameType} className="size-full" />
      </div>
      <div className="flex items-center gap-4">
        <EraEmblem era={state.gameType} className="size-12 shrink-0 text-ornament lg:hidden" />
        <div className="min-w-0">
          <h1 className="display display-md">{state.characterName}</h1>
          <p className="text-ink-soft">{state.characterTitle}</p>
          <p className="font-semibold">{state.currentDate}</p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-x-4 gap-y-4 lg:grid-cols-1">
        {bars.map(([stat, name]) => (
          <StatBar key={stat} name={name} value={state.stats[stat]} unit="%" narrow />
        ))}
      </dl>
    </section>
  );
}
