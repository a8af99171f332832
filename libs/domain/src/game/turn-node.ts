/** A turn as its game remembers it: a node of the tree, which grows from another one or from the opening. */
import type { MicroUsd } from '../money.js';
import type { EndingKind, TurnFailureCode, WorldState } from './game.events.js';

interface TurnNodeBase {
  readonly parentTurnId: string;
  readonly turnNumber: number;
  readonly bodyHash: string;
  readonly ceilingMicroUsd: MicroUsd;
  readonly priceVersion: string;
  /** ISO 8601, UTC. */
  readonly submittedAt: string;
}
/** What a turn came to that has text. */
export type ToldOutcome = { readonly chargeMicroUsd: MicroUsd; readonly world: WorldState } & (
  | {
      readonly status: 'narrated';
      readonly ending: EndingKind | null;
      /** Changes that it made to the chronicle. */
      readonly chronicleLines: number;
    }
  | { readonly status: 'stopped' }
);
/** A turn that turns can grow from. */
export type TurnWithText = TurnNodeBase & ToldOutcome;
export type TurnNode =
  | TurnWithText
  | (TurnNodeBase & { readonly status: 'pending' })
  | (TurnNodeBase & { readonly status: 'failed'; readonly code: TurnFailureCode });
