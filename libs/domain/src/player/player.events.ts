/** What can happen to a player. Stream `player-<playerId>`. Username, email and password hash never come here. */
import type { CharacterSheet, GameType } from '../game/game.events.js';

/** BCP 47. */
export type NarrationLanguage = 'en' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'nl' | 'pl' | 'pt';

export interface PlayerSettings {
  readonly emailNotifications: boolean;
  readonly autoSave: boolean;
  readonly historicalAccuracy: boolean;
  /** What the narrator writes in. Since version 2 of SettingsChanged. */
  readonly language: NarrationLanguage;
}

export interface PlayerRegistered {
  readonly type: 'PlayerRegistered';
  readonly data: { readonly playerId: string; readonly registeredAt: string };
}
export interface FullGameUnlocked {
  readonly type: 'FullGameUnlocked';
  readonly data: { readonly playerId: string; readonly paymentId: string };
}
export interface CharacterCreated {
  readonly type: 'CharacterCreated';
  readonly data: {
    readonly playerId: string;
    /** Of the player: another player may have a character of the same number. */
    readonly characterId: number;
    readonly gameType: GameType;
    /** UUID of the request, so that sent twice it creates one. Since version 2; null in what was written before. */
    readonly requestId: string | null;
    /** Fingerprint of the request's body under the player's key. Since version 2; null in what was written before. */
    readonly bodyHash: string | null;
  };
  readonly private?: CharacterSheet;
}
export interface CharacterEdited {
  readonly type: 'CharacterEdited';
  readonly data: { readonly playerId: string; readonly characterId: number; readonly gameType: GameType };
  readonly private?: CharacterSheet;
}
export interface CharacterRemoved {
  readonly type: 'CharacterRemoved';
  readonly data: { readonly playerId: string; readonly characterId: number };
}
export interface SettingsChanged {
  readonly type: 'SettingsChanged';
  readonly data: { readonly playerId: string; readonly settings: PlayerSettings };
}
export interface SignedIn {
  readonly type: 'SignedIn';
  readonly data: { readonly playerId: string; readonly signedInAt: string };
}
/** By an act of support (stream `support-<playerId>`): until it is lifted the player plays and buys nothing. */
export interface PlayerSuspended {
  readonly type: 'PlayerSuspended';
  readonly data: { readonly playerId: string; readonly actId: string; readonly suspendedAt: string };
}
export interface SuspensionLifted {
  readonly type: 'SuspensionLifted';
  readonly data: { readonly playerId: string; readonly actId: string; readonly liftedAt: string };
}
export interface PlayerErasureRequested {
  readonly type: 'PlayerErasureRequested';
  readonly data: { readonly playerId: string; readonly requestedAt: string };
}
export interface PlayerErased {
  readonly type: 'PlayerErased';
  readonly data: { readonly playerId: string; readonly erasedAt: string };
}

export type PlayerEvent =
  | PlayerRegistered
  | FullGameUnlocked
  | CharacterCreated
  | CharacterEdited
  | CharacterRemoved
  | SettingsChanged
  | SignedIn
  | PlayerSuspended
  | SuspensionLifted
  | PlayerErasureRequested
  | PlayerErased;
