/**
 * The prompt of a turn: standing orders, the earlier turns on its path as far as they fit, the action. Pure.
 *
 * The head stays the same from turn to turn, and earlier turns are dropped in whole blocks at fixed places of the path, so that
 * mostly the prompt only grows at its end and the provider's prompt cache serves the rest at a quarter of the price.
 */
import type { ChronicleLine, PrologueStory, Scene, Suggestion, TurnKind, WorldState } from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';
import { historyNear } from './history-near.js';
import { narratorRules } from './narrator-rules.js';
import { pagesThatFit } from './pages-that-fit.js';
import { lineText, linesInPrompt } from './prompt-chronicle.js';
import type { PromptGame } from './prompt-game.js';
import { BLOCK_TURNS, promptSizeFor, type PromptSize } from './prompt-size.js';
import { sceneInPrompt } from './prompt-scene.js';
import { withinTokens } from './shorten-text.js';
import { earlierAction, tokensBeside, typedAction } from './typed-action.js';
import { worldNow } from './world-now.js';

/** A turn with text on the path from the opening to the parent. */
export interface PathTurn {
  readonly turnId: string;
  /** Place on the path, from 1. */
  readonly depth: number;
  readonly action: string;
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  /** After it; none of a turn that was stopped, or told before there were scenes. */
  readonly scene?: Scene;
}

/** The turn that is to be told. */
export interface PromptAction {
  /** Place on the path, from 1. */
  readonly depth: number;
  readonly kind: TurnKind;
  readonly action: string;
  /** How it was told before, from the same parent; oldest first. */
  readonly otherTellings: readonly string[];
}

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Prompt {
  readonly messages: readonly PromptMessage[];
  /** With what is set aside for the answer's schema. */
  readonly inputTokens: number;
  /** Of the messages alone. */
  readonly sentTokens: number;
}

export interface PromptMaterial {
  readonly game: PromptGame;
  readonly scenario: Scenario;
  readonly opening: {
    readonly narrative: string;
    readonly suggestions: readonly Suggestion[];
    /** Told turn by turn instead of `narrative`, so that what was typed there stays what the player did. */
    readonly prologue?: PrologueStory;
  };
  /** Oldest first; a consecutive piece of the path that ends at the parent. */
  readonly path: readonly PathTurn[];
  /** Whole, at the parent. */
  readonly chronicle: readonly ChronicleLine[];
  /** Where it stands before the turn. */
  readonly world: WorldState;
  readonly scene: Scene;
  /** By which a narrator may vary: the same for all turns of a game (`seed-of.ts`). */
  readonly seed: number;
  readonly action: PromptAction;
  /** Tokens of a text; may be slow, so it is asked once for each message. */
  countTokens(this: void, text: string): number;
}

/** What the provider adds around each message, and once at the end. */
const TOKENS_PER_MESSAGE = 4;
const TOKENS_AT_END = 3;
/** No more than this of the path is of use: the budget holds fewer turns of ordinary length. A multiple of the block. */
export const PATH_TURNS_MAX = 5 * BLOCK_TURNS;

/** Earlier tellings of the turn. */
export const OTHER_TELLINGS_MAX = 2;

/** Of what is a character's: all of it in any language; only what is no language takes more. */
const CHARACTER_TOKENS_MAX = { name: 80, description: 180 };

/** Depth of the first turn that a prompt for a turn at `depth` may hold: moves in whole blocks. */
export function firstDepthInReach(depth: number): number {
  const reach = Math.floor((depth - 1) / BLOCK_TURNS) * BLOCK_TURNS - (PATH_TURNS_MAX - BLOCK_TURNS);
  return Math.max(1, reach + 1);
}

/** @param maxInputTokens what the prompt must fit: it decides on the prompt's size; the head, the chronicle and the action always stand in it */
export function buildPrompt(material: PromptMaterial, maxInputTokens: number): Prompt {
  const size = promptSizeFor(maxInputTokens);
  const costOf = (messages: readonly PromptMessage[]) =>
    messages.reduce((sum, { content }) => sum + material.countTokens(content) + TOKENS_PER_MESSAGE, 0);
  const system: PromptMessage = {
    role: 'system',
    content: narratorRules(shownGame(material), material.scenario, size.head),
  };
  const request: PromptMessage = { role: 'user', content: JSON.stringify(requestOf(material, size)) };
  const fixed = costOf([system, request]) + size.schemaTokens + TOKENS_AT_END;
  const pages = earlierPages(material, size).map((page) => ({ ...page, tokens: costOf(page.messages) }));
  const kept = pagesThatFit(pages, maxInputTokens - fixed - size.noteTokens, size.blockTurns);
  const inputTokens = kept.reduce((sum, { tokens }) => sum + tokens, fixed);
  return {
    messages: [system, ...kept.flatMap(({ messages }) => messages), request],
    inputTokens,
    sentTokens: inputTokens - size.schemaTokens,
  };
}

function shownGame({ game, countTokens }: Pick<PromptMaterial, 'game' | 'countTokens'>): PromptGame {
  const { character } = game;
  const { name, description } = CHARACTER_TOKENS_MAX;
  return {
    ...game,
    character: {
      ...character,
      name: withinTokens(character.name, name, countTokens),
      description: withinTokens(character.description, description, countTokens),
    },
  };
}

/** The last message: the world as it stands, what is remembered, and what the player does. */
function requestOf(
  { chronicle, countTokens, game, opening, path, scenario, scene, seed, world, ...material }: PromptMaterial,
  size: PromptSize,
): object {
  const { depth, kind, otherTellings } = material.action;
  const action = typedAction(material.action.action, countTokens, size.actionTokens);
  const within = (text: string, most: number) => withinTokens(text, most, countTokens);
  const offeredTokens = tokensBeside(action, size.offeredText, countTokens);
  const offered = offeredBefore({ opening, path }).map(({ title, text }) => ({
    title: within(title, size.offeredTitleTokens),
    text: within(text, offeredTokens),
  }));
  const now = worldNow(world, scenario, game.character.estate);
  return {
    turn: depth,
    seed,
    ...now,
    elsewhere: now.elsewhere.slice(-size.newsMax),
    ...(size.head.history === 'near' && { history: historyNear(world, scenario, size.historyMax) }),
    bent: now.bent.slice(-size.bentMax),
    scene: sceneInPrompt(scene, { action, room: size.scene, countTokens }),
    chronicle: linesInPrompt({ chronicle, action, path, depth, room: size.chronicle, countTokens }).map(
      lineText,
    ),
    otherTellings: otherTellings
      .slice(-OTHER_TELLINGS_MAX)
      .map((narrative) => within(narrative, size.otherTellingTokens)),
    ...(offered.length > 0 && { offered }),
    kind,
    action,
  };
}

/** What the page before offers. */
function offeredBefore({ opening, path }: Pick<PromptMaterial, 'opening' | 'path'>): readonly Suggestion[] {
  return (path.at(-1) ?? opening).suggestions;
}

/** The same, for a page that offers too little: the move just made comes last. */
export function stillOffered({
  action: { action },
  ...before
}: Pick<PromptMaterial, 'opening' | 'path' | 'action'>): readonly Suggestion[] {
  const offered = offeredBefore(before);
  const isMade = ({ title, text }: Suggestion) => action === title || action === text;
  return [...offered.filter((one) => !isMade(one)), ...offered.filter(isMade)];
}

/** What the player has read of the story, as far as the prompt may hold it. */
export function pagesIn({ opening, path }: Pick<PromptMaterial, 'opening' | 'path'>): string[] {
  return [opening, ...path].map(({ narrative }) => narrative);
}

interface EarlierPage {
  readonly depth: number;
  readonly messages: readonly PromptMessage[];
}

/** The opening leads the turns as long as the path is whole: an answer without a question, or a prologue turn by turn. */
function earlierPages({ opening, path }: PromptMaterial, { earlierCharacters }: PromptSize): EarlierPage[] {
  const turns = path.map((turn) => ({
    depth: turn.depth,
    messages: [asked(earlierAction(turn.action, earlierCharacters)), answered(turn)],
  }));
  return (turns[0]?.depth ?? 1) === 1 ? [...openingPages(opening), ...turns] : turns;
}

function openingPages({ prologue, ...opening }: PromptMaterial['opening']): EarlierPage[] {
  if (!prologue) return [{ depth: 0, messages: [answered(opening)] }];
  const { turns } = prologue;
  const last = turns.length;
  const suggestionsAfter = (index: number) => (index === last ? opening.suggestions : []);
  return [{ narrative: prologue.opening, action: null }, ...turns].map(({ narrative, action }, index) => ({
    depth: index - last,
    messages: [
      ...(action === null ? [] : [asked(action)]),
      answered({ narrative, suggestions: suggestionsAfter(index) }),
    ],
  }));
}

function asked(action: string): PromptMessage {
  return { role: 'user', content: JSON.stringify({ action }) };
}

function answered(turn: { narrative: string; suggestions: readonly Suggestion[] }): PromptMessage {
  const suggestions = turn.suggestions.map(({ title }) => title);
  return { role: 'assistant', content: JSON.stringify({ narrative: turn.narrative, suggestions }) };
}
