/** What a kill strikes: one process, the game's three at once, or everything there is, which is then started again by hand. */
import type { House } from '../house.js';

const backend = ['api', 'narrator', 'projector'] as const;
export const targets = [...backend, 'event-store', 'postgres', 'backend', 'house'] as const;
export type Target = (typeof targets)[number];

export function strikeAt(house: House, target: Target): Promise<void> {
  if (target === 'house') return house.killAll();
  return house.kill(target === 'backend' ? backend : [target]);
}
