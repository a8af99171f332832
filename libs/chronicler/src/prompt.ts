/** Reads the product's prompt out of the chat messages. Whatever is missing gets a harmless default: a narrator always answers. */
import type { Difficulty, GameType, Suggestion } from '@rubicon/scenarios';
import { numberFor } from './random.js';
import { readSceneData, type SceneData } from './scene-data.js';
import { Memory, readLine } from './memory.js';
import { plainText } from './plain-text.js';

export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

export interface FactionStanding {
  readonly id: string;
  readonly name: string;
  /** -100 to 100. */
  readonly standing: number;
}

export interface EventElsewhere {
  readonly date: string;
  readonly place: string;
  readonly text: string;
}

export interface Scene {
  readonly gameType: GameType;
  readonly characterName: string;
  readonly estate: string;
  readonly profession: string;
  readonly difficulty: Difficulty;
  readonly historicalAccuracy: boolean;
  /** 0 to 100 each; those that the request names. */
  readonly stats: { readonly influence?: number; readonly reputation?: number; readonly resources?: number };
  readonly turn: number;
  readonly ordinal: number;
  readonly date: string;
  readonly phase: string;
  readonly tension: string;
  readonly factions: readonly FactionStanding[];
  /** What happens elsewhere in these days. */
  readonly elsewhere: readonly EventElsewhere[];
  /** Of events that went otherwise. */
  readonly bent: readonly string[];
  readonly memory: Memory;
  /** Earlier tellings of this turn, or how they begin. */
  readonly otherTellings: readonly string[];
  readonly kind: 'action' | 'suggestion' | 'question';
  /** What the player typed. */
  readonly action: string;
  /** The answers of earlier turns, oldest first, with the titles of their suggestions. */
  readonly earlier: readonly string[];
  /** What the player typed in earlier turns, oldest first. */
  readonly earlierActions: readonly string[];
  /** As it stands before the turn; null: the prompt has none. */
  readonly scene: SceneData | null;
  /** The moves offered on the last page. */
  readonly offered: readonly Suggestion[];
  /** The same for a game, and another one for another. */
  readonly seed: number;
}

type Json = Readonly<Record<string, unknown>>;

const NAME_CHARACTERS_MAX = 60;

export function readScene(messages: readonly ChatMessage[]): Scene {
  const system = messages.find((message) => message.role === 'system' || message.role === 'developer');
  const line = system?.content.split('\n').find((one) => one.startsWith('GAME: '));
  const game = parse(line?.slice('GAME: '.length) ?? '');
  const last = [...messages].reverse().find((message) => message.role === 'user')?.content ?? '';
  const request = parse(last);
  const earlier = messages
    .filter((message) => message.role === 'assistant')
    .map((message) => message.content);
  const earlierActions = messages
    .filter((message) => message.role === 'user')
    .slice(0, -1)
    .map((message) => text(parse(message.content)['action']));
  const kind = text(request['kind']);
  const character = object(game['character']);
  const difficulty = text(game['difficulty']);
  const stats = object(request['stats']);
  const phase = object(request['phase']);
  return {
    gameType: gameTypeOf(text(game['gameType'])),
    characterName: plainText(text(character['name'])).slice(0, NAME_CHARACTERS_MAX) || 'the newcomer',
    estate: text(character['estate']),
    profession: plainText(text(character['profession'])).slice(0, NAME_CHARACTERS_MAX),
    difficulty: difficulty === 'easy' || difficulty === 'hard' ? difficulty : 'normal',
    historicalAccuracy: game['historicalAccuracy'] !== false,
    stats: Object.fromEntries(Object.entries(stats).filter(([, value]) => typeof value === 'number')),
    turn: whole(request['turn']) ?? earlier.length + 1,
    ordinal: whole(request['ordinal']) ?? 0,
    date: text(request['date']),
    phase: text(phase['name']),
    tension: text(phase['tension']),
    factions: list(request['factions']).map(object).flatMap(factionOf),
    elsewhere: list(request['elsewhere'])
      .map(object)
      .map(({ date, place, text: told }) => ({ date: text(date), place: text(place), text: text(told) }))
      .filter(({ place, text: told }) => place !== '' && told !== ''),
    bent: texts(request['bent']),
    memory: new Memory(texts(request['chronicle']).flatMap((one) => readLine(one) ?? [])),
    otherTellings: texts(request['otherTellings']),
    kind: kind === 'question' || kind === 'suggestion' ? kind : 'action',
    action: 'action' in request ? text(request['action']) : last,
    earlier: earlier.map(narrativeOf),
    earlierActions,
    scene: readSceneData(request['scene']),
    offered: list(request['offered'])
      .map(object)
      .map(({ title, text: says }) => ({ title: text(title), text: text(says) }))
      .filter(({ title }) => title !== ''),
    seed: whole(request['seed']) ?? numberFor(text(character['name']), 2 ** 31 - 1),
  };
}

/** The lines that are to be summarised; null when the messages ask for a turn. */
export function readSummaryTask(messages: readonly ChatMessage[]): string[] | null {
  const last = [...messages].reverse().find((message) => message.role === 'user')?.content ?? '';
  const request = parse(last);
  const asked = messages.some(
    ({ role, content }) => role !== 'user' && content.startsWith('# Summary of a chronicle'),
  );
  return asked && request['task'] === 'summarise' ? texts(request['lines']) : null;
}

/** Answers come back as JSON; quotation marks in it are not the story's. */
function narrativeOf(content: string): string {
  const answer = parse(content);
  if (typeof answer['narrative'] !== 'string') return content;
  const titles = list(answer['suggestions']);
  return [
    answer['narrative'],
    ...titles.map((one) => (typeof one === 'string' ? one : text(object(one)['title']))),
  ].join('\n');
}

function factionOf(faction: Json): FactionStanding[] {
  const { id, name, standing } = faction;
  return typeof id === 'string' && typeof name === 'string'
    ? [{ id, name, standing: typeof standing === 'number' ? standing : 0 }]
    : [];
}

function gameTypeOf(id: string): GameType {
  return id === 'roman_republic' || id === 'sengoku_japan' ? id : 'french_revolution';
}

function parse(json: string): Json {
  try {
    return object(JSON.parse(json));
  } catch {
    return {};
  }
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function texts(value: unknown): string[] {
  return list(value).filter((one): one is string => typeof one === 'string');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function whole(value: unknown): number | null {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : null;
}
