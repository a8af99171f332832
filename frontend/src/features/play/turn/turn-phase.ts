/** Where the page is with a turn, as one value: what happens to it is an event, and one function says what comes of it. */
import type { NarratorState, Turn } from '@rubicon/contracts';
import type { TurnFailure } from './turn-failure.js';
import type { TurnText } from './turn-text.js';

/** What is being written, as far as the page tells it. */
export type WrittenTurn = TurnText & Pick<Turn, 'turnId'>;

export interface Waiting {
  readonly state: NarratorState['state'];
  /** Says it to the player, and how long it usually takes. */
  readonly sentence: string;
}

export type TurnPhase =
  /** The story is there to be read, and waits for the player. */
  | { readonly name: 'reading' }
  /** From the press until the server has taken the turn. */
  | { readonly name: 'sending'; readonly text: TurnText }
  | {
      readonly name: 'writing';
      readonly turn: WrittenTurn;
      /** What it waits for, where its first words take a while; null: nothing is known of it. */
      readonly waiting: Waiting | null;
      readonly stopping: boolean;
    }
  /** Stands where the story was, until dismissed. */
  | { readonly name: 'failed'; readonly failure: TurnFailure };

export type TurnEvent =
  | { readonly type: 'sent'; readonly text: TurnText }
  /** The server did not take it. */
  | { readonly type: 'refused'; readonly failure: TurnFailure }
  /** Nor this one: another turn is being written. */
  | { readonly type: 'overtaken' }
  /** The game says what is being written: a turn just taken, or one found after a reload; null: nothing is. */
  | { readonly type: 'told'; readonly turn: WrittenTurn | null }
  | { readonly type: 'waits'; readonly turnId: string; readonly waiting: Waiting }
  | { readonly type: 'stopped' }
  /** It could not be stopped. */
  | { readonly type: 'resumed' }
  /** It ended without a text, or was lost sight of. */
  | { readonly type: 'failed'; readonly turnId: string; readonly failure: TurnFailure }
  | { readonly type: 'dismissed' };

const reading: TurnPhase = { name: 'reading' };

export function firstPhase(pending: WrittenTurn | null): TurnPhase {
  return turnPhase(reading, { type: 'told', turn: pending });
}

/** An event that is none of the phase's, or speaks of another turn, changes nothing. */
export function turnPhase(phase: TurnPhase, event: TurnEvent): TurnPhase {
  switch (event.type) {
    case 'sent':
      return turnOnItsWay(phase) ? phase : { name: 'sending', text: event.text };
    case 'refused':
      return phase.name === 'sending' ? { name: 'failed', failure: event.failure } : phase;
    case 'overtaken':
      return phase.name === 'sending' ? reading : phase;
    case 'told':
      if (event.turn === null) return phase.name === 'writing' ? reading : phase;
      return isWriting(phase, event.turn.turnId)
        ? phase
        : { name: 'writing', turn: event.turn, waiting: null, stopping: false };
    case 'waits':
      return isWriting(phase, event.turnId) ? { ...phase, waiting: event.waiting } : phase;
    case 'stopped':
    case 'resumed':
      return phase.name === 'writing' ? { ...phase, stopping: event.type === 'stopped' } : phase;
    case 'failed':
      return isWriting(phase, event.turnId) ? { name: 'failed', failure: event.failure } : phase;
    case 'dismissed':
      return phase.name === 'failed' ? reading : phase;
  }
}

/** What the player did, from the press to the turn's end; null: nothing is on its way. */
export function turnOnItsWay(phase: TurnPhase): TurnText | null {
  if (phase.name === 'sending') return phase.text;
  return phase.name === 'writing' ? phase.turn : null;
}

/** Null also until the server has taken the turn. */
export function writtenTurnId(phase: TurnPhase): string | null {
  return phase.name === 'writing' ? phase.turn.turnId : null;
}

function isWriting(phase: TurnPhase, turnId: string): phase is Extract<TurnPhase, { name: 'writing' }> {
  return writtenTurnId(phase) === turnId;
}
