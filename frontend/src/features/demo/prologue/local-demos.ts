/** The three prologues played in the browser: each a chunk of its own, loaded when it is played. */
import type { GameType } from '@rubicon/contracts';
import type { LocalDemo } from '@rubicon/scenarios/public/local-demo';

const load: Readonly<Record<GameType, () => Promise<LocalDemo>>> = {
  french_revolution: async () =>
    (await import('@rubicon/scenarios/public/demo/french-revolution')).frenchRevolutionDemo,
  roman_republic: async () =>
    (await import('@rubicon/scenarios/public/demo/roman-republic')).romanRepublicDemo,
  sengoku_japan: async () => (await import('@rubicon/scenarios/public/demo/sengoku-japan')).sengokuJapanDemo,
};

export function loadLocalDemo(gameType: GameType): Promise<LocalDemo> {
  return load[gameType]();
}
