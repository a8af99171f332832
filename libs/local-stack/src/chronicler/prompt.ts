/** Reads the product's prompt out of the chat messages. Whatever is missing gets a harmless default: a narrator always answers. */
import type { Difficulty, GameType } from '@rubicon/scenarios';

export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

export interface Scene {
  readonly gameType: GameType;
  readonly characterName: string;
  readonly estate: string;
  readonly profession: string;
  readonly difficulty: Difficulty;
  /** 0 to 100 each; those that the request names. */
  readonly stats: { readonly influence?: number; readonly reputation?: number; readonly resources?: number };
  readonly turn: number;
  readonly ordinal: number;
  readonly date: string;
  readonly tension: string;
  readonly kind: 'action' | 'suggestion' | 'question';
  /** What the player typed. */
  readonly action: string;
  /** The answers of earlier turns, oldest first. */
  readonly earlier: readonly string[];
  /** What the player typed in earlier turns, oldest first. */
  readonly earlierActions: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

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
  return {
    gameType: gameTypeOf(text(game['gameType'])),
    characterName: text(character['name']) || 'the newcomer',
    estate: text(character['estate']),
    profession: text(character['profession']),
    difficulty: difficulty === 'easy' || difficulty === 'hard' ? difficulty : 'normal',
    stats: Object.fromEntries(Object.entries(stats).filter(([, value]) => typeof value === 'number')),
    turn: whole(request['turn']) ?? earlier.length + 1,
    ordinal: whole(request['ordinal']) ?? 0,
    date: text(request['date']),
    tension: text(object(request['phase'])['tension']),
    kind: kind === 'question' || kind === 'suggestion' ? kind : 'action',
    action: 'action' in request ? text(request['action']) : last,
    earlier: earlier.map(narrativeOf),
    earlierActions,
  };
}

/** Answers come back as JSON; quotation marks in it are not the story's. */
function narrativeOf(content: string): string {
  const answer = parse(content);
  if (typeof answer['narrative'] !== 'string') return content;
  const titles = Array.isArray(answer['suggestions']) ? (answer['suggestions'] as unknown[]) : [];
  return [
    answer['narrative'],
    ...titles.map((one) => (typeof one === 'string' ? one : text(object(one)['title']))),
  ].join('\n');
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

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function whole(value: unknown): number | null {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : null;
}
