/**
 * Accepts a turn and drives it on at once: the quick path of the API.
 *
 * `TurnSubmitted` is the outbox. Once it is appended the turn is accepted, whatever happens to the steps after it: the turn's process
 * takes them if they fail here.
 */
import type { CommandContext, Refusal } from '@rubicon/eventsourcing';
import type { SubmitTurn } from '../game/game.commands.js';
import { declineReason, type WalletState } from '../wallet/wallet.state.js';
import { driveTurn, type Known, type TurnProgress } from './drive-turn.js';
import type { GameState } from '../game/game.state.js';
import type { TurnPorts } from './turn-ports.js';
import { turnViewOf } from './turn-view.js';
import type { TurnView } from './turn.process.js';

export type PlayTurnOutcome =
  /** The wallet holds less than the turn's ceiling, or is frozen; nothing was appended. */
  | { readonly kind: 'declined'; readonly reason: 'insufficient_credits' | 'credits_frozen' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /**
   * `progress` is null when the steps after the submission failed: the turn is accepted all the same. Its reservation may have
   * been declined: then the turn has failed with that reason.
   */
  | {
      readonly kind: 'accepted';
      /** The same key and body came before; this is that turn, as it stands. */
      readonly repeated: boolean;
      readonly turn: TurnView;
      readonly progress: TurnProgress | null;
      readonly position: bigint | null;
    };

export interface PlayTurnOptions {
  /** When the caller has just read it. */
  readonly wallet?: Known<WalletState>;
  /** Told why the turn could not be driven on at once. */
  readonly driveFailed?: (turnId: string, error: unknown) => void;
}

/**
 * @throws EventStoreUnavailable, CommandContention: the turn may have been accepted; the same key asks again
 */
export async function playTurn(
  command: SubmitTurn,
  context: CommandContext,
  ports: TurnPorts,
  options: PlayTurnOptions = {},
): Promise<PlayTurnOutcome> {
  const { gameId, playerId, turnId, ceilingMicroUsd } = command;
  const wallet = options.wallet ?? (await ports.wallet.load(playerId));
  const reason = declineReason(wallet.state, ceilingMicroUsd);
  if (reason !== null) {
    // A repeated request finds its own reservation in the way; while another turn has it, that one is what is in the way.
    const { state } = await ports.game.load(gameId);
    if (!turnViewOf(state, turnId) && state.pendingTurnId === null) return { kind: 'declined', reason };
  }

  const outcome = await ports.game.handle(gameId, command, context);
  if (outcome.kind === 'refused') return outcome;
  const turn = turnViewOf(outcome.state, turnId);
  if (!turn) throw new Error(`turn ${turnId} was accepted, but its game does not know it`);
  const repeated = outcome.kind === 'unchanged';
  const game: Known<GameState> = outcome;
  try {
    const { correlationId, commandId, actorId } = context;
    const cause = { correlationId, causationId: commandId, actorId };
    const progress = await driveTurn({ gameId, turnId }, ports, cause, { game, wallet });
    const position = progress?.position ?? game.position;
    return { kind: 'accepted', repeated, turn: progress?.turn ?? turn, progress, position };
  } catch (error) {
    options.driveFailed?.(turnId, error);
    return { kind: 'accepted', repeated, turn, progress: null, position: game.position };
  }
}
