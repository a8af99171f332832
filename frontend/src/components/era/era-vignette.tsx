import type { GameType } from '@rubicon/contracts';
import type { ComponentType } from 'react';
import { Crossing } from './vignettes/crossing.js';
import { Shore } from './vignettes/shore.js';
import { Storming } from './vignettes/storming.js';

const scenes: Readonly<Record<GameType, ComponentType<{ className?: string | undefined }>>> = {
  french_revolution: Storming,
  roman_republic: Crossing,
  sengoku_japan: Shore,
};

/** The era's scene; give it a box by `className`. Wears its era's inks when inside an element with that `data-era`. */
export function EraVignette({ era, className }: { era: GameType; className?: string }) {
  const View = scenes[era];
  return <View className={className} />;
}
