/** Reads the product's prompt out of the chat messages. Whatever is missing gets a harmless default: a narrator always answers. */
import type { GameType } from '@rubicon/scenarios';

export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

export interface Scene {
  readonly gameType: GameType;
  readonly characterName: string;
  readonly turn: number;
  readonly ordinal: number;
  readonly date: string;
  readonly tension: string;
  readonly kind: 'action' | 'suggestion' | 'question';
  /** What the player typed. */
  readonly action: string;
  /** The answers of earlier turns, oldest first. */
  readonly earlier: readonly string[];
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
  const kind = text(request['kind']);
  return {
    gameType: gameTypeOf(text(game['gameType'])),
    characterName: text(object(game['character'])['name']) || 'the newcomer',
    turn: whole(request['turn']) ?? earlier.length + 1,
    ordinal: whole(request['ordinal']) ?? 0,
    date: text(request['date']),
    tension: text(object(request['phase'])['tension']),
    kind: kind === 'question' || kind === 'suggestion' ? kind : 'action',
    action: 'action' in request ? text(request['action']) : last,
    earlier,
  };
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
