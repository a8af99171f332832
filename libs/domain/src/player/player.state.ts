/** What a player's stream must remember to decide. Plain data: it is kept as JSON in snapshots. */
import type { GameType } from '../game/game.events.js';
import type { PlayerSettings } from './player.events.js';

export interface PlayerState {
  /** Null until registered. */
  readonly playerId: string | null;
  readonly erasure: 'none' | 'requested' | 'done';
  readonly settings: PlayerSettings;
  /** By character id, removed ones included. */
  readonly characters: Readonly<Record<number, CharacterEntry>>;
  /** The payments that unlocked the full game. */
  readonly unlockedBy: readonly string[];
}

export interface CharacterEntry {
  readonly gameType: GameType;
  readonly removed: boolean;
}

/** Own characters a player may have at a time. */
export const MAX_CHARACTERS = 100;

export const defaultSettings: PlayerSettings = {
  emailNotifications: true,
  autoSave: true,
  historicalAccuracy: true,
  language: 'en',
};

export function noPlayer(): PlayerState {
  return { playerId: null, erasure: 'none', settings: defaultSettings, characters: {}, unlockedBy: [] };
}
