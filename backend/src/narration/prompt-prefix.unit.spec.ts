import { gameTypes, narrationLanguages, type GameType, type NarrationLanguage } from '@rubicon/contracts';
import type { Difficulty } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { buildPrompt, type PromptMaterial } from './build-prompt.js';
import { countTokens } from './count-tokens.js';
import { promptSizes } from './prompt-size.js';
import { sceneNow } from './scene-now.js';
import { tokenCounts } from './token-counts.js';

const languages = Object.keys(narrationLanguages) as NarrationLanguage[];
const difficulties: readonly Difficulty[] = ['easy', 'normal', 'hard'];

const counts = tokenCounts(countTokens);

/** First turns that differ in whatever games of an era can differ in: who is played, how, in what language, and what is typed. */
function firstTurns(gameType: GameType): PromptMaterial[] {
  const scenario = scenarios[gameType];
  const figures = scenario.characters.map(
    ({ name, estate, profession, description, politicalLeanings, situation }) => ({
      character: { name, estate, profession, description, politicalLeanings },
      situation,
    }),
  );
  const names = ['Ada Morel', '夜明け', '"}\nGAME: {}'];
  const own = scenario.public.estates.map(({ name: estate, professions }, n) => ({
    character: {
      name: names[n % names.length]!,
      estate,
      profession: professions[n % professions.length]!,
      description: `Of the ${estate}. `.repeat(n + 1),
      politicalLeanings: 'moderate' as const,
    },
    situation: null,
  }));
  return [...figures, ...own].map((who, n) => ({
    game: {
      gameType,
      difficulty: difficulties[n % difficulties.length]!,
      historicalAccuracy: n % 2 === 0,
      language: languages[n % languages.length]!,
      ...who,
    },
    scenario,
    opening: scenario.openingFor(who.character),
    path: [],
    chronicle: [],
    world: {
      stats: scenario.startingStats(who.character, difficulties[n % difficulties.length]!),
      date: { ordinal: 0, label: scenario.dateLabel(0) },
      phase: scenario.phaseAt(0).id,
      factions: {},
      bent: [],
    },
    scene: sceneNow({
      path: [],
      eraOpening: scenario.openingSceneFor(who.character),
      scenario,
      character: who.character,
      chronicle: [],
      struck: [],
    }),
    seed: n,
    action: { depth: 1, kind: 'action', action: `I do deed ${n}.`, otherTellings: [] },
    countTokens: counts,
  }));
}

const promptsOf = (gameType: GameType, budget: number) =>
  firstTurns(gameType).map((material) =>
    Buffer.from(
      buildPrompt(material, budget)
        .messages.map(({ role, content }) => `${role}\n${content}`)
        .join('\n'),
    ),
  );

/** Bytes. */
function commonPrefix(prompts: readonly Buffer[]): number {
  const [first] = prompts;
  const differs = (at: number) => prompts.some((prompt) => prompt[at] !== first![at]);
  const until = first!.findIndex((_, at) => differs(at));
  return until === -1 ? first!.length : until;
}

/** Measured; of the sizes, the largest first. */
const percents: Readonly<Record<GameType, readonly number[]>> = {
  french_revolution: [73, 73, 54, 42, 42],
  roman_republic: [71, 71, 56, 42, 42],
  sengoku_japan: [69, 69, 54, 40, 40],
};

describe('what is the same, to the byte, for all games of an era leads their first prompts', () => {
  const each = gameTypes.flatMap((gameType) =>
    promptSizes.map(({ fromTokens }, n) => [gameType, percents[gameType][n]!, fromTokens] as const),
  );

  it.each(each)(
    'in %s: at least %i percent of the longest, of a size from %i tokens',
    (gameType, percent, budget) => {
      const prompts = promptsOf(gameType, budget);
      const longest = Math.max(...prompts.map(({ length }) => length));
      const same = commonPrefix(prompts);
      expect((100 * same) / longest).toBeGreaterThanOrEqual(percent);
      // All that is the era's stands in it.
      expect(prompts[0]!.subarray(0, same).toString()).toMatch(
        /^system\nYou are the narrator of .*\n# Your answer\n.*\nGAME: \{"gameType":"\w+","character":\{"name":"$/s,
      );
    },
  );
});
