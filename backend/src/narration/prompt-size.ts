/**
 * How much a prompt tells. A model with a small window (`MODEL_CONTEXT_TOKENS`) gets a smaller prompt, from a list of sizes: the first one
 * that the budget has room for is taken. The budget alone chooses, not what a turn holds: all turns of a game have the same head, which a
 * server's prefix cache keeps.
 *
 * Earlier turns fill what a size leaves, and are the first to go. Then, from size to size:
 * 1. the lists of the last message are shorter: a long action, the chronicle, the scene, the moves offered, other tellings;
 * 2. of history the last message names what is near the game's day, and the head tells no outline of all of it;
 * 3. the rules are short, factions have no aims, and the lists are shorter still;
 * 4. nothing is set aside for the answer's schema: servers of so small windows (llama.cpp's, Ollama) make a grammar of it, and add nothing
 *    to the prompt.
 */
import { wholeHead, type HeadDetail } from './head-detail.js';
import { chronicleRoom } from './prompt-chronicle.js';
import { sceneRoom } from './prompt-scene.js';
import { ACTION_TOKENS_MAX, EARLIER_CHARACTERS_MAX, USUAL_ACTION_TOKENS, type Room } from './typed-action.js';

export interface PromptSize {
  /** The least budget that it is taken for, in tokens: it fits whatever was typed and told. */
  readonly fromTokens: number;
  /** What the provider adds for the answer's schema, which it renders into the prompt in its own way. */
  readonly schemaTokens: number;
  /** Kept free for what a model is told besides when it is asked again. */
  readonly noteTokens: number;
  readonly head: HeadDetail;
  /** Tokens of the action. */
  readonly actionTokens: number;
  /** Code points of an earlier turn's action. */
  readonly earlierCharacters: number;
  readonly chronicle: Room;
  readonly scene: Room;
  /** Tokens of the title of a move that was offered. */
  readonly offeredTitleTokens: number;
  readonly offeredText: Room;
  /** Of each earlier telling of the turn. */
  readonly otherTellingTokens: number;
  /** How many events of these days are told, and how many that went otherwise: the last ones. */
  readonly newsMax: number;
  readonly bentMax: number;
  /** How many events near the game's day, by which history can be bent; 0 beside an outline of all of it. */
  readonly historyMax: number;
  /** Earlier turns are dropped by so many, at multiples of it: a divisor of BLOCK_TURNS. */
  readonly blockTurns: number;
}

/** Earlier turns are dropped by so many where there is room for many. */
export const BLOCK_TURNS = 8;

const NOTE_TOKENS = 120;

const whole: PromptSize = {
  fromTokens: 11_900,
  schemaTokens: 1_250,
  noteTokens: 0,
  head: wholeHead,
  actionTokens: ACTION_TOKENS_MAX,
  earlierCharacters: EARLIER_CHARACTERS_MAX,
  chronicle: chronicleRoom,
  scene: sceneRoom,
  offeredTitleTokens: 30,
  offeredText: { most: 70, least: 15, besideAction: USUAL_ACTION_TOKENS },
  otherTellingTokens: 50,
  newsMax: 6,
  bentMax: 10,
  historyMax: 0,
  blockTurns: BLOCK_TURNS,
};

const shorterLists: PromptSize = {
  ...whole,
  fromTokens: 10_000,
  noteTokens: NOTE_TOKENS,
  actionTokens: 1_500,
  earlierCharacters: 600,
  chronicle: { most: 1_200, least: 400, besideAction: 500 },
  scene: { most: 600, least: 200, besideAction: 500 },
  offeredText: { most: 40, least: 15, besideAction: 500 },
  blockTurns: 4,
};

const historyNear: PromptSize = {
  ...shorterLists,
  fromTokens: 6_500,
  head: { history: 'near', rules: 'whole' },
  actionTokens: 800,
  chronicle: { most: 700, least: 300, besideAction: 300 },
  scene: { most: 400, least: 200, besideAction: 300 },
  otherTellingTokens: 40,
  bentMax: 6,
  historyMax: 6,
  blockTurns: 2,
};

const shortRules: PromptSize = {
  ...historyNear,
  fromTokens: 4_400,
  head: { history: 'near', rules: 'short' },
  actionTokens: 350,
  earlierCharacters: 300,
  chronicle: { most: 250, least: 100, besideAction: 100 },
  scene: { most: 250, least: 150, besideAction: 100 },
  offeredTitleTokens: 20,
  offeredText: { most: 15, least: 15, besideAction: 100 },
  otherTellingTokens: 25,
  newsMax: 3,
  bentMax: 3,
  historyMax: 3,
  blockTurns: 1,
};

const withoutSchema: PromptSize = { ...shortRules, fromTokens: 3_050, schemaTokens: 0 };

/** Largest first. */
export const promptSizes: readonly PromptSize[] = [
  whole,
  shorterLists,
  historyNear,
  shortRules,
  withoutSchema,
];

/** @param maxInputTokens at least what the smallest size asks for: the configuration refuses less */
export function promptSizeFor(maxInputTokens: number): PromptSize {
  return promptSizes.find(({ fromTokens }) => fromTokens <= maxInputTokens) ?? withoutSchema;
}
