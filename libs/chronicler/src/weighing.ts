/** Which of a turn’s happenings weighs most, and what the turn moves of the stats. */
import type { Effects } from './effects.js';
import type { Moves } from './deciding/class-rules.js';
import type { Happening } from './deciding/happening.js';
import type { ActClass } from './eras/bank.js';
import type { DeedIntent } from './intent.js';
import type { Scene } from './prompt.js';
import { numberFor } from './random.js';

const MOST_EFFECT = 15;

const weights: Readonly<Partial<Record<ActClass, number>>> = {
  kill: 9,
  attack: 8,
  betray: 8,
  surrender: 8,
  arrest: 7,
  steal: 7,
  strike: 7,
  flee: 6,
  give: 6,
  destroy: 6,
  free: 6,
  love: 6,
  vote: 6,
  bribe: 6,
  promise: 5,
  lie: 5,
  write: 5,
  persuade: 5,
  bargain: 5,
  pray: 4,
  mourn: 4,
  go: 3,
  gesture: 0,
  take: 1,
  tell: 2,
  ask: 2,
};

export function mainOf(happenings: readonly Happening[]): Happening | null {
  const done = happenings.filter(({ refusal }) => refusal === null);
  const from = done.length > 0 ? done : happenings;
  return from.reduce<Happening | null>(
    (best, one) => (best && (weights[best.actClass] ?? 3) > (weights[one.actClass] ?? 3) ? best : one),
    null,
  );
}

export function effectsOf(happenings: readonly Happening[], { stats }: Scene, key: string): Effects {
  const sum = (stat: keyof Moves) => {
    const moved = happenings.reduce((total, { moves }) => total + (moves[stat] ?? 0), 0);
    if (moved === 0) return 0;
    const luck = numberFor(`${key} ${stat}`, 3) - 1;
    const value = moved + (Math.sign(moved + luck) === Math.sign(moved) ? luck : 0);
    // The high rise more slowly, and the low sink so.
    const stands = stats[stat] ?? 50;
    const eased =
      (value > 0 && stands > 75) || (value < 0 && stands < 20)
        ? Math.sign(value) * Math.ceil(Math.abs(value) / 2)
        : value;
    return Math.max(-MOST_EFFECT, Math.min(MOST_EFFECT, eased));
  };
  return { influence: sum('influence'), reputation: sum('reputation'), resources: sum('resources') };
}

export function favourOf(scene: Scene): number {
  const last = scene.earlierActions.at(-1);
  return last !== undefined && last !== '' && last === scene.action ? -8 : 0;
}

const intents: Readonly<Partial<Record<ActClass, DeedIntent>>> = {
  speak: 'speak',
  tell: 'speak',
  lie: 'scheme',
  ask: 'investigate',
  persuade: 'persuade',
  bargain: 'negotiate',
  promise: 'persuade',
  threaten: 'fight',
  insult: 'speak',
  joke: 'speak',
  praise: 'speak',
  confess: 'speak',
  refuse: 'speak',
  accept: 'speak',
  write: 'write',
  read: 'investigate',
  order: 'command',
  summon: 'command',
  send: 'command',
  vote: 'persuade',
  strike: 'fight',
  kill: 'fight',
  attack: 'fight',
  defend: 'build',
  arrest: 'command',
  free: 'negotiate',
  flee: 'flee',
  hide: 'flee',
  surrender: 'negotiate',
  steal: 'scheme',
  destroy: 'fight',
  betray: 'scheme',
  give: 'trade',
  take: 'command',
  trade: 'trade',
  bribe: 'scheme',
  bury: 'scheme',
  make: 'build',
  use: 'build',
  go: 'command',
  rest: 'wait',
  wait: 'wait',
  eat: 'wait',
  pray: 'pray',
  love: 'persuade',
  heal: 'build',
  mourn: 'pray',
  play: 'wait',
  study: 'investigate',
  teach: 'build',
  gesture: 'speak',
};

export function intentOf(actClass: ActClass): DeedIntent {
  return intents[actClass] ?? 'other';
}
