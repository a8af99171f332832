/** What a deed does to influence, reputation and resources: proposed; the game decides. */
import { tendencies } from './data/tendencies.js';
import type { Scene } from './prompt.js';
import type { Intent } from './intent.js';
import { numberFor } from './random.js';

export interface Effects {
  readonly influence: number;
  readonly reputation: number;
  readonly resources: number;
}

export const noEffects: Effects = { influence: 0, reputation: 0, resources: 0 };

const lossBadly = 3;

/** Within -15 to 15 by construction. The high rise more slowly, and the low sink so. */
export function effectsOf({ stats }: Scene, intent: Intent, goesWell: boolean, key: string): Effects {
  const isStrange = intent === 'nonsense' || intent === 'injection';
  const [influence, reputation, resources] = tendencies[intent];
  const change = (stat: keyof Effects, tendency: number) => {
    const luck = numberFor(`${key} ${stat}`, 3) - 1;
    const pull = Math.trunc((50 - (stats[stat] ?? 50)) / 12);
    if (isStrange) return Math.min(0, tendency + luck);
    const sum = tendency + luck + (goesWell ? 1 : -lossBadly);
    return sum > 0 === pull > 0 ? sum : Math.sign(sum) * Math.max(0, Math.abs(sum) - Math.abs(pull)) || 0;
  };
  return {
    influence: change('influence', influence),
    reputation: change('reputation', reputation),
    resources: change('resources', resources),
  };
}
