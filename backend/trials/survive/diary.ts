/**
 * What a player did and was told. What was acknowledged has to be there when all is over; what nobody answered may be there once or not at all; what
 * was refused may not.
 */
import type { GameType } from '@rubicon/contracts';

/** `unknown`: nobody answered. */
export type Told = 'acknowledged' | 'refused' | 'unknown';

export interface TurnLine {
  /** Typed for this turn alone: the page shows it with the turn. */
  readonly input: string;
  /** Where it was to grow from; null: from wherever the story stood. */
  readonly parentTurnId: string | null;
  told: Told;
  /** Of one that was accepted. */
  turnId: string | null;
  /** Of one whose outcome was told. */
  outcome: 'narrated' | 'stopped' | 'failed' | null;
  failureCode: string | null;
  narrative: string | null;
  chargedMicroUsd: number;
}

/** Where a story may stand: at this turn, or at the one with this input, if that was told. */
export type Place = { readonly turnId: string } | { readonly input: string };

export interface GameLine {
  readonly gameId: string;
  readonly gameType: GameType;
  readonly turns: TurnLine[];
  /** One, as long as everything was acknowledged. */
  heads: Place[];
  /** Where it may be saved; null: nowhere. */
  saved: (Place | null)[];
  /** Names that the first branch may have; null: none. */
  names: (string | null)[];
  deleted: 'no' | 'perhaps' | 'yes';
}

export interface PurchaseLine {
  readonly paymentId: string;
  readonly amountCents: number;
  /** `perhaps`: the hosted page was closed when its answer had been lost. */
  paid: 'no' | 'perhaps' | 'yes';
  /** Times that somebody was told that it goes back, or goes back in part. */
  refunds: number;
  /** Times that nobody answered who asked for that. */
  refundsPerhaps: number;
  /** So much of it goes back at least, as the player was told. */
  promisedCents: number;
  /** And as the desk was. */
  deskCents: number;
}

export interface Diary {
  readonly games: GameLine[];
  readonly purchases: PurchaseLine[];
  /** By the desk: micro-dollars of each. */
  readonly gifts: number[];
  /** Gifts of which the desk was not told that they were carried out. */
  giftsPerhaps: number;
}

export function emptyDiary(): Diary {
  return { games: [], purchases: [], gifts: [], giftsPerhaps: 0 };
}

export function newGame(gameId: string, gameType: GameType): GameLine {
  return {
    gameId,
    gameType,
    turns: [],
    heads: [{ turnId: gameId }],
    saved: [null],
    names: [null],
    deleted: 'no',
  };
}

/** Those that were told to their end, oldest first. */
export function toldTurns(game: GameLine): (TurnLine & { readonly turnId: string })[] {
  return game.turns.filter(
    (turn): turn is TurnLine & { readonly turnId: string } =>
      turn.outcome === 'narrated' && turn.turnId !== null,
  );
}
