/**
 * One narration job, from its start to the turn's settlement.
 *
 * A job may come twice, late, or for a turn that is long over. So the worker first reads both streams, and calls the model only when
 * `nextStep` still says so; and its answer is only a proposal: the first outcome in the game's stream wins. What its calls cost us has one
 * place: the event of that outcome, or a note where no event tells it.
 */
import { KeyDestroyed, type CommandOutcome } from '@rubicon/eventsourcing';
import type { FailTurn, NarrateTurn, StopTurn } from '../game/game.commands.js';
import type { GameEvent } from '../game/game.events.js';
import type { GameState } from '../game/game.state.js';
import type { MicroUsd } from '../money.js';
import { driveTurn, type TurnProgress } from './drive-turn.js';
import { contextOf, type Cause, type NarrationJob, type TurnPorts } from './turn-ports.js';
import { reservationViewOf, turnViewOf } from './turn-view.js';
import { nextStep, type TurnView } from './turn.process.js';

/** What is left for the narrator to say: which turn, since when and when is known. */
type Said<Command> = Omit<Command, 'gameId' | 'turnId' | 'begunAt' | 'at'>;

/** How the call to the model ended. */
export type Narration = Said<NarrateTurn> | Said<StopTurn> | Said<FailTurn>;

export interface NarrationRequest {
  readonly job: NarrationJob;
  readonly turn: TurnView;
  readonly game: GameState;
  /** Log position of the game as read: a read model used for the prompt must have come this far. */
  readonly position: bigint | null;
}

export interface Narrator {
  /**
   * Builds the prompt, calls the model, sends the text on. Every way in which the model can disappoint is an answer (`FailTurn` with
   * its code). @throws anything else: the job is delivered again
   */
  narrate(request: NarrationRequest): Promise<Narration>;
  /** What all calls of this narration cost us so far, also when it was broken off. */
  costMicroUsd(): MicroUsd;
}

/** Where it is noted what calls cost us that no event tells. */
export interface UnrecordedTurnCosts {
  /** Never rejects: the call is over, and what hangs on it goes on. */
  add(what: 'turn_too_late' | 'turn_broken_off', costMicroUsd: MicroUsd): Promise<void>;
}

export type NarrateJobOutcome =
  /** Nothing to narrate any more: over, not paid for, or too late. */
  | { readonly kind: 'skipped'; readonly progress: TurnProgress | null }
  /** `won`: this job's answer became the turn's outcome; otherwise another one was first. */
  | {
      readonly kind: 'answered';
      readonly won: boolean;
      readonly narration: Narration;
      readonly progress: TurnProgress | null;
    };

/**
 * @param begunAt when the job was taken: ISO 8601, UTC
 * @throws EventStoreUnavailable, CommandContention, or what the narrator throws: the job is delivered again
 */
export async function narrateJob(
  job: NarrationJob,
  begunAt: string,
  ports: TurnPorts,
  narrator: Narrator,
  unrecorded: UnrecordedTurnCosts,
): Promise<NarrateJobOutcome> {
  const { gameId, turnId, playerId } = job;
  const cause: Cause = {
    correlationId: turnId,
    causationId: `turn-${turnId}-a${job.attempt}`,
    actorId: 'system:narrator',
  };
  const [game, wallet] = await Promise.all([ports.game.load(gameId), ports.wallet.load(playerId)]);
  const turn = turnViewOf(game.state, turnId);
  if (!turn) return { kind: 'skipped', progress: null };
  const reservation = reservationViewOf(wallet.state, gameId, turnId, turn.turnNumber);
  if (nextStep(turn, reservation, ports.limits, ports.now()).do !== 'narrate')
    return { kind: 'skipped', progress: await driveTurn(job, ports, cause, { game, wallet }) };

  const request = { job, turn, game: game.state, position: game.position };
  const { narration, outcome } = await told(request, begunAt, ports, narrator, unrecorded, cause);
  const won = outcome.kind === 'appended';
  if (!won && !failedWithGame(outcome.state, turnId))
    await unrecorded.add('turn_too_late', narrator.costMicroUsd());
  // The wallet as it was before the call will do: if the reservation was settled meanwhile, its decider finds nothing to do.
  const progress = await driveTurn(job, ports, cause, { game: outcome, wallet });
  return { kind: 'answered', won, narration, progress };
}

/** Until the game's stream has an outcome: what breaks after that has been paid for by an event. */
async function told(
  request: NarrationRequest,
  begunAt: string,
  ports: TurnPorts,
  narrator: Narrator,
  unrecorded: UnrecordedTurnCosts,
  cause: Cause,
): Promise<{ narration: Narration; outcome: Exclude<GameOutcome, { kind: 'refused' }> }> {
  try {
    const narration = await narrator.narrate(request);
    const outcome = await answer(request.job, { ...narration, begunAt }, ports, cause);
    if (outcome.kind === 'refused')
      throw new Error(`turn ${request.job.turnId}: its outcome was refused: ${outcome.refusal.code}`);
    return { narration, outcome };
  } catch (error) {
    // An append that nobody answered may have happened: rather counted twice than never.
    await unrecorded.add('turn_broken_off', narrator.costMicroUsd());
    throw error;
  }
}

/** Such a turn is counted at its ceiling, whatever its call comes to. */
function failedWithGame({ turns }: GameState, turnId: string): boolean {
  const turn = turns.get(turnId);
  return turn?.status === 'failed' && turn.code === 'game_deleted';
}

type GameOutcome = CommandOutcome<GameState, GameEvent>;

async function answer(
  { gameId, turnId, playerId }: NarrationJob,
  narration: Narration & { readonly begunAt: string },
  ports: TurnPorts,
  cause: Cause,
): Promise<GameOutcome> {
  const context = contextOf(cause, ports, playerId);
  const { at } = context;
  try {
    return await ports.game.handle(gameId, { ...narration, gameId, turnId, at }, context);
  } catch (error) {
    if (!(error instanceof KeyDestroyed)) throw error;
    // The player was erased while the model wrote: nobody may keep this text.
    const { providerCostMicroUsd, begunAt } = narration;
    const failing = contextOf(cause, ports, null);
    return ports.game.handle(
      gameId,
      { type: 'FailTurn', gameId, turnId, code: 'player_erased', providerCostMicroUsd, begunAt, at },
      failing,
    );
  }
}
