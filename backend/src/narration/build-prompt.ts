/**
 * The prompt of a turn: standing orders, the earlier turns on its path as far as they fit, the action. Pure.
 *
 * The head stays the same from turn to turn, and earlier turns are dropped in whole blocks at fixed places of the path, so that
 * mostly the prompt only grows at its end and the provider's prompt cache serves the rest at a quarter of the price.
 */
import type { ChronicleLine, PrologueStory, Scene, Suggestion, TurnKind, WorldState } from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';
import { narratorRules } from './narrator-rules.js';
import { lineText, linesInPrompt } from './prompt-chronicle.js';
import type { PromptGame } from './prompt-game.js';
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
  readonly inputTokens: number;
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

/** What the provider adds for the answer's schema, which it renders into the prompt in its own way. */
const SCHEMA_TOKENS = 1_250;
/** What the provider adds around each message, and once at the end. */
const TOKENS_PER_MESSAGE = 4;
const TOKENS_AT_END = 3;
/** Earlier turns are dropped by so many, at multiples of it. */
export const BLOCK_TURNS = 8;
/** No more than this of the path is of use: the budget holds fewer turns of ordinary length. A multiple of the block. */
export const PATH_TURNS_MAX = 5 * BLOCK_TURNS;

/** Earlier tellings of the turn, and how much of each. */
export const OTHER_TELLINGS_MAX = 2;
const OTHER_TELLING_TOKENS = 50;

/** Tokens of a move that was offered: its title, and the text behind it. */
const OFFERED_TITLE_TOKENS = 30;
const OFFERED_TEXT_TOKENS = { most: 70, least: 15 };

/** Depth of the first turn that a prompt for a turn at `depth` may hold: moves in whole blocks. */
export function firstDepthInReach(depth: number): number {
  const reach = Math.floor((depth - 1) / BLOCK_TURNS) * BLOCK_TURNS - (PATH_TURNS_MAX - BLOCK_TURNS);
  return Math.max(1, reach + 1);
}

/** @param maxInputTokens what the prompt must fit; the head, the chronicle and the action always stand in it */
export function buildPrompt(material: PromptMaterial, maxInputTokens: number): Prompt {
  const cost = (message: PromptMessage) => material.countTokens(message.content) + TOKENS_PER_MESSAGE;
  const system: PromptMessage = {
    role: 'system',
    content: narratorRules(material.game, material.scenario),
  };
  const request: PromptMessage = { role: 'user', content: JSON.stringify(requestOf(material)) };
  const opening = openingMessages(material.opening);
  const fixed = cost(system) + cost(request) + SCHEMA_TOKENS + TOKENS_AT_END;

  const turns = material.path.map((turn) => {
    const messages: PromptMessage[] = [
      { role: 'user', content: JSON.stringify({ action: earlierAction(turn.action) }) },
      { role: 'assistant', content: answerText(turn) },
    ];
    return { depth: turn.depth, messages, tokens: messages.reduce((sum, message) => sum + cost(message), 0) };
  });
  // The opening is the first turn's answer without a question: it leads the path as long as the path is whole.
  const whole = (turns[0]?.depth ?? 1) === 1;
  const lead = whole ? opening.reduce((sum, message) => sum + cost(message), 0) : 0;

  const from = firstThatFits(turns, maxInputTokens - fixed, lead);
  const kept = turns.slice(from.index);
  const earlier = [...(from.withLead ? opening : []), ...kept.flatMap((turn) => turn.messages)];
  return {
    messages: [system, ...earlier, request],
    inputTokens: fixed + (from.withLead ? lead : 0) + kept.reduce((sum, turn) => sum + turn.tokens, 0),
  };
}

/** The last message: the world as it stands, what is remembered, and what the player does. */
function requestOf({
  chronicle,
  countTokens,
  game,
  opening,
  path,
  scenario,
  scene,
  seed,
  world,
  ...material
}: PromptMaterial): object {
  const { depth, kind, otherTellings } = material.action;
  const action = typedAction(material.action.action, countTokens);
  const within = (text: string, most: number) => withinTokens(text, most, countTokens);
  const offeredTokens = tokensBeside(action, OFFERED_TEXT_TOKENS, countTokens);
  const offered = offeredBefore({ opening, path }).map(({ title, text }) => ({
    title: within(title, OFFERED_TITLE_TOKENS),
    text: within(text, offeredTokens),
  }));
  return {
    turn: depth,
    seed,
    ...worldNow(world, scenario, game.character.estate),
    scene: sceneInPrompt(scene, { action, countTokens }),
    chronicle: linesInPrompt({ chronicle, action, path, depth, countTokens }).map(lineText),
    otherTellings: otherTellings
      .slice(-OTHER_TELLINGS_MAX)
      .map((narrative) => within(narrative, OTHER_TELLING_TOKENS)),
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

/** Drops blocks from the beginning until the rest fits; within the last block single turns. */
function firstThatFits(
  turns: readonly { readonly depth: number; readonly tokens: number }[],
  budget: number,
  lead: number,
): { index: number; withLead: boolean } {
  let rest = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  if (lead > 0 && rest + lead <= budget) return { index: 0, withLead: true };
  const lastBlock = blockOf(turns.at(-1)?.depth ?? 1);
  let index = 0;
  while (index < turns.length && rest > budget) {
    const block = blockOf(turns[index]!.depth);
    do {
      rest -= turns[index]!.tokens;
      index += 1;
    } while (index < turns.length && block !== lastBlock && blockOf(turns[index]!.depth) === block);
  }
  return { index, withLead: false };
}

function openingMessages({ prologue, ...opening }: PromptMaterial['opening']): PromptMessage[] {
  if (!prologue) return [{ role: 'assistant', content: answerText(opening) }];
  const told = [prologue.opening, ...prologue.turns.map(({ narrative }) => narrative)];
  return told.flatMap((narrative, index): PromptMessage[] => {
    const suggestions = index === told.length - 1 ? opening.suggestions : [];
    const answer: PromptMessage = { role: 'assistant', content: answerText({ narrative, suggestions }) };
    const action = prologue.turns[index - 1]?.action;
    return action === undefined ? [answer] : [{ role: 'user', content: JSON.stringify({ action }) }, answer];
  });
}

function blockOf(depth: number): number {
  return Math.floor((depth - 1) / BLOCK_TURNS);
}

function answerText(turn: { narrative: string; suggestions: readonly Suggestion[] }): string {
  return JSON.stringify({
    narrative: turn.narrative,
    suggestions: turn.suggestions.map(({ title }) => title),
  });
}
