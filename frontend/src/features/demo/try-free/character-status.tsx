import type { DemoCharacter, Stats } from '@rubicon/contracts';
import { StatBar } from '../parts/stat-bar.js';
import { commonStrings } from '../../../strings/common.js';
import { demoStrings } from '../../../strings/demo.js';

/** Shown where the state says nothing (specification, section 3, "Demo state (server)"). */
const startingStats: Stats = { influence: 50, reputation: 45, resources: 40 };

const names: readonly (readonly [keyof Stats, string])[] = [
  ['influence', commonStrings.stats.influence],
  ['reputation', commonStrings.stats.reputation],
  ['resources', commonStrings.stats.resources],
];

export function CharacterStatus({
  character,
  stats,
}: {
  character: DemoCharacter | null;
  stats: Partial<Stats> | undefined;
}) {
  return (
    <section aria-labelledby="character-status" className="plate px-5 py-4">
      <h2 id="character-status" className="display display-md">
        {demoStrings.tryFree.status}
      </h2>
      {character && (
        <p className="mt-1 text-aside">
          <span className="font-semibold">{character.name}</span>
          <span className="block text-ink-soft">{character.title}</span>
        </p>
      )}
      <dl className="mt-3 flex flex-col gap-3">
        {names.map(([stat, name]) => (
          <StatBar key={stat} name={name} value={stats?.[stat] ?? startingStats[stat]} />
        ))}
      </dl>
    </section>
  );
}
