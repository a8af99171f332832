/** What leads the prompts of an era: all of its games share it but for the end. Pure. */
import type { GameType } from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';
import type { PromptMessage } from '../build-prompt.js';
import { narratorRules } from '../narrator-rules.js';
import { promptSizeFor } from '../prompt-size.js';

/** As the first figure of the era would have it. */
export function headOfPrompts(
  gameType: GameType,
  scenario: Scenario,
  maxInputTokens: number,
): readonly PromptMessage[] {
  const { name, estate, profession, description, situation } = scenario.characters[0]!;
  const game = {
    gameType,
    difficulty: 'normal',
    historicalAccuracy: true,
    language: 'en',
    character: { name, estate, profession, description, politicalLeanings: 'moderate' },
    situation,
  } as const;
  return [{ role: 'system', content: narratorRules(game, scenario, promptSizeFor(maxInputTokens).head) }];
}
