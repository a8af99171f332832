/** What a player's stream must remember to decide. Plain data: it is kept as JSON in snapshots. */
import type { GameType } from '../game/game.events.js';
import type { PlayerSettings } from './player.events.js';

export interface PlayerState {
  /** Null until registered. */
  readonly playerId: string | null;
  readonly erasure: 'none' | 'requested' | 'done';
  readonly suspended: boolean;
  /** The acts that suspended the player or lifted it: each did so once, however late it is asked again. */
  readonly suspensionActs: readonly string[];
  readonly settings: PlayerSettings;
  /** By character id, removed ones included. */
  readonly characters: Readonly<Record<number, CharacterEntry>>;
  /** The payments that unlocked the full game. */
  readonly unlockedBy: readonly string[];
}

export interface CharacterEntry {
  readonly gameType: GameType;
  readonly removed: boolean;
  /** Null: created before requests were kept. */
  readonly requestId: string | null;
  readonly bodyHash: string | null;
}

/** Numbers below are historical figures'. */
const FIRST_CHARACTER_ID = 1_000;

/** Own characters a player may have at a time. */
export const MAX_CHARACTERS = 100;

const defaultSettings: PlayerSettings = {
  emailNotifications: true,
  autoSave: true,
  historicalAccuracy: true,
  language: 'en',
};

/** What this request has created; null: nothing yet. */
export function characterOfRequest(state: PlayerState, requestId: string): number | null {
  const found = Object.entries(state.characters).find(([, entry]) => entry.requestId === requestId);
  return found ? Number(found[0]) : null;
}

/** Follows from the player's own stream alone, and never comes again, whatever was removed. */
export function nextCharacterId({ characters }: PlayerState): number {
  return Math.max(FIRST_CHARACTER_ID - 1, ...Object.keys(characters).map(Number)) + 1;
}

export function noPlayer(): PlayerState {
  return {
    playerId: null,
    erasure: 'none',
    suspended: false,
    suspensionActs: [],
    settings: defaultSettings,
    characters: {},
    unlockedBy: [],
  };
}
