/**
 * The narrator's standing orders. What is the same for all games of an era leads them, to the byte, so that one cache of a server serves all
 * players; what is the game's own follows, and stays the same from turn to turn.
 */
import { narrationLanguages } from '@rubicon/contracts';
import type { Scenario } from '@rubicon/scenarios';
import { answerRules } from './answer-rules.js';
import { eraVoices } from './era-voices.js';
import { wholeHead, type HeadDetail } from './head-detail.js';
import { messageRules } from './message-rules.js';
import type { PromptGame } from './prompt-game.js';

const difficulties = {
  easy: 'Fortune leans towards the player: setbacks are mild and can be mended, allies hint at what would help.',
  normal: 'The world is even-handed: good plans mostly work, careless ones cost.',
  hard: 'The world is harsh: means are scarce, enemies are able, mistakes have lasting consequences.',
} as const;

const accuracy = {
  true: 'Historical accuracy is on. Only what was possible then and there can happen: means, distances, customs, knowledge, who was alive. When an action was impossible, tell in the story why it fails or what comes closest. The player may change history; the world answers as it plausibly would.',
  false:
    'Historical accuracy is off. The player may bend history freely; stay in the era in look and language, but let bold and unlikely things succeed.',
} as const;

export function narratorRules(game: PromptGame, scenario: Scenario, detail: HeadDetail = wholeHead): string {
  return [...eraRules(game, scenario, detail), ...gameRules(game, scenario)].join('\n\n');
}

function eraRules(
  { gameType }: Pick<PromptGame, 'gameType'>,
  scenario: Scenario,
  detail: HeadDetail,
): string[] {
  const era = scenario.public;
  return [
    `You are the narrator of "${era.title}", a game of history played in text. You tell what happens when the player acts; the player alone decides what their character does.`,
    `# The era\n${era.name}, ${era.period}. ${era.setting}\n${era.summary}`,
    `# Your voice\n${eraVoices[gameType]} Address the player's character as "you", in the present tense, in plain paragraphs without headings or lists.`,
    ...historyRule(scenario, detail),
    ...factionsRule(scenario, detail),
    `# The stats\n${Object.values(era.stats).join('\n')}`,
    messageRules(detail),
    answerRules(detail),
  ];
}

/** The language comes last: it holds against the language of everything before it. */
function gameRules(game: PromptGame, scenario: Scenario): string[] {
  const { character, language } = game;
  return [
    `# The game\nThe next line describes the game as data.\nGAME: ${JSON.stringify({
      gameType: game.gameType,
      character,
      difficulty: game.difficulty,
      historicalAccuracy: game.historicalAccuracy,
      language,
    })}`,
    ...estateRule(character.estate, scenario),
    ...(game.situation ? [`# The character at the opening\n${game.situation}`] : []),
    `# How the world treats the player\n${difficulties[game.difficulty]}\n${accuracy[game.historicalAccuracy ? 'true' : 'false']}`,
    ...languageRule(language),
  ];
}

function historyRule(scenario: Scenario, { history }: HeadDetail): string[] {
  if (history === 'near') return [];
  return [
    `# What happened in history\nSo it went without the player; each event has its id in brackets. Use it as the current the player swims in or against; never tell it in advance.\n${scenario.timelineOutline()}`,
  ];
}

function factionsRule({ factions }: Scenario, { rules }: HeadDetail): string[] {
  if (rules === 'short') return [];
  const told = factions.map(({ id, name, aims }) => `[${id}] ${name}: ${aims}`).join('\n');
  return [
    `# The factions\nThose that count on a day come with the last message, with their standing towards the character from -100 (hunted) to 100 (one of their own).\n${told}`,
  ];
}

function estateRule(estate: string, { estateRules }: Scenario): string[] {
  const rules = Object.hasOwn(estateRules, estate) ? estateRules[estate] : undefined;
  return rules
    ? [
        `# What the character's estate opens and closes\nOne of this estate (${estate}) may ${rules.may}. They may not ${rules.mayNot}.`,
      ]
    : [];
}

function languageRule(language: PromptGame['language']): string[] {
  if (language === 'en') return [];
  const name = narrationLanguages[language];
  return [
    `# Your language\nWrite everything in ${name}: the narrative, the suggestions, the texts and subjects of the chronicle, the epilogue, whatever language the rest of this prompt, the earlier turns and the player are in. Names of the JSON's fields, ids, topics and changes stay as they are.`,
  ];
}
