/** What the prompt of a prologue's turn is made of: three turns at most, so all of it fits. */
import type { PendingDemoTurn } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { countTokens, type PromptMaterial } from '../../narration/index.js';
import type { ToldDemo } from '../story/demo-story.js';

/** A prologue is played as a normal game. */
export const demoRules = { difficulty: 'normal', kind: 'action' } as const;

export function demoPrompt(
  { demo, opening, turns, pendingInput }: ToldDemo,
  { turnNumber }: PendingDemoTurn,
): PromptMaterial {
  const scenario = scenarios[demo.gameType];
  const { date, stats } = demo.world;
  const { id, name, tension } = scenario.phaseAt(date.ordinal);
  return {
    scenario,
    game: {
      gameType: demo.gameType,
      difficulty: demoRules.difficulty,
      historicalAccuracy: true,
      character: scenario.prologue.character,
      situation: null,
    },
    opening,
    path: turns.map(({ turnId, input, narrative, suggestions }, index) => ({
      turnId,
      depth: index + 1,
      action: input,
      narrative,
      suggestions,
    })),
    action: {
      turn: turnNumber,
      date: date.label,
      ordinal: date.ordinal,
      phase: { id, name, tension },
      stats,
      kind: demoRules.kind,
      action: pendingInput ?? '',
    },
    countTokens,
  };
}
