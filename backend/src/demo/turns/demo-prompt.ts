/** What the prompt of a prologue's turn is made of: three turns at most, so all of it fits. */
import type { PendingDemoTurn } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { countTokens, sceneNow, seedOf, type PromptMaterial } from '../../narration/index.js';
import type { ToldDemo } from '../story/demo-story.js';

/** A prologue is played as a normal game. */
export const demoRules = { difficulty: 'normal', kind: 'action', historicalAccuracy: true } as const;

export function demoPrompt(
  { demo, opening, turns, pendingInput }: ToldDemo,
  { turnNumber }: PendingDemoTurn,
): PromptMaterial {
  const scenario = scenarios[demo.gameType];
  const { character } = scenario.prologue;
  return {
    scenario,
    game: {
      gameType: demo.gameType,
      difficulty: demoRules.difficulty,
      historicalAccuracy: demoRules.historicalAccuracy,
      language: 'en',
      character,
      situation: null,
    },
    opening,
    path: turns.map(({ input, ...told }, index) => ({ ...told, depth: index + 1, action: input })),
    // Three turns are remembered whole.
    chronicle: [],
    world: demo.world,
    scene: sceneNow({
      path: turns,
      eraOpening: turns.length === 0 ? scenario.world.prologueScene : null,
      scenario,
      character,
      chronicle: [],
      struck: [],
    }),
    seed: seedOf(demo.demoId),
    action: {
      depth: turnNumber,
      kind: demoRules.kind,
      action: pendingInput ?? '',
      otherTellings: [],
    },
    countTokens,
  };
}
