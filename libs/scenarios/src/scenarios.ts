/** The three eras. */
import { frenchRevolution } from './eras/french-revolution/index.js';
import { romanRepublic } from './eras/roman-republic/index.js';
import { sengokuJapan } from './eras/sengoku-japan/index.js';
import type { GameType } from './public/public-era.js';
import type { Scenario, Scenarios } from './scenario.js';

export const scenarios: Scenarios = {
  french_revolution: frenchRevolution,
  roman_republic: romanRepublic,
  sengoku_japan: sengokuJapan,
};

export function scenarioOf(gameType: GameType): Scenario {
  return scenarios[gameType];
}
