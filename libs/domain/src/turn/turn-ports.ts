/** What driving a turn needs from outside: the two streams, the queue, a clock and fresh ids. */
import type { CommandContext, CommandHandler } from '@rubicon/eventsourcing';
import type { GameCommand } from '../game/game.commands.js';
import type { GameEvent } from '../game/game.events.js';
import type { GameState } from '../game/game.state.js';
import type { WalletCommand } from '../wallet/wallet.commands.js';
import type { WalletEvent } from '../wallet/wallet.events.js';
import type { WalletState } from '../wallet/wallet.state.js';
import type { TurnLimits } from './turn.process.js';

export interface TurnRef {
  readonly gameId: string;
  readonly turnId: string;
}

/** Ids and numbers only, never text. */
export interface NarrationJob extends TurnRef {
  readonly playerId: string;
  /** The turn's place among its player's turns under way, from 1: whose second it is waits for others' first. */
  readonly rank: number;
  /** From 1; a higher one starts the page anew. */
  readonly attempt: number;
}

/** Disposable: losing all of it loses nothing. */
export interface NarrationQueue {
  /** Adding a job that exists, in whatever state, is ignored. */
  enqueue(job: NarrationJob): Promise<void>;
  /** A job of this turn, of any attempt, is waiting, delayed or at work. */
  hasLiveJob(turnId: string): Promise<boolean>;
  /** Takes out the job of a turn that has ended. One that is at work ends by itself, and one that cannot be taken out is passed over: nothing is thrown for it. */
  discard(turnId: string): Promise<void>;
}

export interface TurnPorts {
  readonly game: CommandHandler<GameState, GameCommand, GameEvent>;
  readonly wallet: CommandHandler<WalletState, WalletCommand, WalletEvent>;
  readonly queue: NarrationQueue;
  readonly limits: TurnLimits;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** A random UUID. */
  newId(): string;
}

/** Who drives the turn on, and because of what. */
export interface Cause {
  readonly correlationId: string;
  /** Id of the event, command or job that led here. */
  readonly causationId: string;
  /** Player, or `system:<name>`. */
  readonly actorId: string;
}

/** Every attempt at a command gets an id of its own. */
export function contextOf(
  cause: Cause,
  ports: Pick<TurnPorts, 'now' | 'newId'>,
  keyOwner: string | null,
): CommandContext {
  return { ...cause, commandId: ports.newId(), at: new Date(ports.now()).toISOString(), keyOwner };
}
