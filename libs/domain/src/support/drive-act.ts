/** Drives an act on as far as it goes now: asks `nextActStep`, does what it says, records what came of it. Used by everyone who touches an act. */
import type { Refusal } from '@rubicon/eventsourcing';
import { contextOf, type Cause } from '../turn/turn-ports.js';
import type { ActPorts } from './act-ports.js';
import { carryOut } from './carry-out.js';
import { nextActStep } from './support.process.js';
import { actOf, type ActEntry } from './support.state.js';

export interface ActProgress {
  /** Null: there is no such act. */
  readonly entry: ActEntry | null;
  /** Why it could not be carried out; null also for one that had failed before. */
  readonly refusal: Refusal | null;
  /** The newest log position of the support stream: later than all that the act has appended. */
  readonly position: bigint | null;
}

/**
 * Broken off anywhere, it may be driven again: what an act does it does once.
 * @throws EventStoreUnavailable, CommandContention, PaymentStuck, the provider's error, or what the mail, the sessions and the queue throw:
 * whoever drives it next goes on from there
 */
export async function driveAct(playerId: string, actId: string, ports: ActPorts): Promise<ActProgress> {
  const { state, position } = await ports.support.load(playerId);
  const step = nextActStep(state, actId);
  if (step.do !== 'carry_out') return { entry: actOf(state, actId), refusal: null, position };

  const cause: Cause = { correlationId: actId, causationId: actId, actorId: step.askedBy };
  const refusal = await carryOut({ playerId, actId, ...step }, ports, cause);
  const context = contextOf(cause, ports.turns, null);
  const outcome = await ports.support.handle(
    playerId,
    refusal === null
      ? { type: 'CompleteAct', playerId, actId, at: context.at }
      : { type: 'FailAct', playerId, actId, code: refusal.code, at: context.at },
    context,
  );
  if (outcome.kind === 'refused')
    throw new Error(`the outcome of act ${actId} was refused: ${outcome.refusal.code}`);
  return { entry: actOf(outcome.state, actId), refusal, position: outcome.position };
}
