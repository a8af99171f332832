/** Some of what may be wrong, one upon another, chosen by dice; and what it was, so that a failure can be told. */
import type { Dice } from './dice.js';
import { logFaults, rareLogs, type LogFault } from './log-faults.js';
import { providerFaults } from './provider-faults.js';
import { slowed, type World } from './world.js';

type Fault = (world: World, dice: Dice) => Partial<World> | null;

const all: readonly (readonly [string, Fault])[] = [
  ...Object.entries({ ...logFaults, ...rareLogs }).map(([name, fault]) => [name, ofLog(fault)] as const),
  ...Object.entries(providerFaults),
];
const MOST_FAULTS = 3;

export interface FaultyWorld {
  readonly faults: readonly string[];
  readonly world: World;
}

export function withFaults(sound: World, dice: Dice): FaultyWorld {
  const faults: string[] = [];
  let world = slowed(sound, dice.pick([1, 30, 300]) ?? 1);
  for (let left = 1 + dice.below(MOST_FAULTS); left > 0; left -= 1) {
    const [name, fault] = dice.pick(all) ?? [];
    const changed = fault?.(world, dice);
    if (!name || !changed) continue;
    faults.push(name);
    world = { ...world, ...changed };
  }
  return { faults, world };
}

function ofLog(fault: LogFault): Fault {
  return ({ log }, dice) => {
    const changed = fault(log, dice);
    return changed && { log: changed };
  };
}
