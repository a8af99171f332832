/** What can be asked of a player. */
import type { CharacterSheet, GameType } from '../game/game.events.js';
import type { PlayerSettings } from './player.events.js';

/** Repeated: nothing to do. */
export interface RegisterPlayer {
  readonly type: 'RegisterPlayer';
  readonly playerId: string;
  readonly at: string;
}
/**
 * Once per payment. All below, down to `LiftSuspension`, are refused with `player_erased` after erasure was requested; all below with
 * `unknown_player` before registration.
 */
export interface UnlockFullGame {
  readonly type: 'UnlockFullGame';
  readonly paymentId: string;
}
/**
 * Same request: nothing to do. The decider gives the number: the next one of this player's. Refused: `idempotency_key_reused` (same request,
 * another body), `too_many_characters` (more than 100).
 */
export interface CreateCharacter {
  readonly type: 'CreateCharacter';
  /** UUID. */
  readonly requestId: string;
  readonly bodyHash: string;
  readonly gameType: GameType;
  readonly sheet: CharacterSheet;
}
/** Refused: `unknown_character`. */
export interface EditCharacter {
  readonly type: 'EditCharacter';
  readonly characterId: number;
  readonly sheet: CharacterSheet;
}
/** Removed before: nothing to do. Refused: `unknown_character`. */
export interface RemoveCharacter {
  readonly type: 'RemoveCharacter';
  readonly characterId: number;
}
/** Same settings: nothing to do. */
export interface ChangeSettings {
  readonly type: 'ChangeSettings';
  readonly settings: Partial<PlayerSettings>;
}
/** Every sign-in is one. */
export interface RecordSignIn {
  readonly type: 'RecordSignIn';
  readonly at: string;
}
/** Suspended already, or by this act before: nothing to do. */
export interface SuspendPlayer {
  readonly type: 'SuspendPlayer';
  readonly actId: string;
  readonly at: string;
}
/** Not suspended, or lifted by this act before: nothing to do. */
export interface LiftSuspension {
  readonly type: 'LiftSuspension';
  readonly actId: string;
  readonly at: string;
}
/** Fences every command above. Requested before: nothing to do. */
export interface RequestErasure {
  readonly type: 'RequestErasure';
  readonly at: string;
}
/** Erased before: nothing to do. Refused: `erasure_not_requested`. */
export interface CompleteErasure {
  readonly type: 'CompleteErasure';
  readonly at: string;
}

export type PlayerCommand =
  | RegisterPlayer
  | UnlockFullGame
  | CreateCharacter
  | EditCharacter
  | RemoveCharacter
  | ChangeSettings
  | RecordSignIn
  | SuspendPlayer
  | LiftSuspension
  | RequestErasure
  | CompleteErasure;
