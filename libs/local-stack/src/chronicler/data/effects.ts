/** What a deed tends to do to influence, reputation and resources, each within −15 to 15. */
import { numberFor } from '../random.js';
import type { Intent } from '../reading.js';

type Effects = { readonly influence: number; readonly reputation: number; readonly resources: number };

const tendencies: Readonly<Record<Intent, readonly [number, number, number]>> = {
  speak: [3, 3, 0],
  persuade: [4, 2, -1],
  command: [4, -1, -3],
  fight: [3, 1, -5],
  negotiate: [3, 2, 1],
  flee: [-4, -4, 2],
  investigate: [2, 0, -1],
  pray: [0, 4, -2],
  trade: [0, 1, 5],
  scheme: [4, -4, -2],
  build: [2, 2, -4],
  write: [3, 3, -1],
  wait: [-1, 0, 2],
  question: [0, 0, 0],
  nonsense: [-3, -4, -3],
  injection: [-3, -4, -3],
};

/** Within −15 to 15 by construction. */
export function effectsOf(intent: Intent, goesWell: boolean, key: string): Effects {
  const [influence, reputation, resources] = tendencies[intent];
  const luck = (stat: string) => numberFor(`${key} ${stat}`, 5) - 2 + (goesWell ? 1 : -3);
  return {
    influence: influence + luck('influence'),
    reputation: reputation + luck('reputation'),
    resources: resources + luck('resources'),
  };
}
