/**
 * A turn that is pending is ended by staff: it fails, and what was reserved for it is released. Whoever else drives it meanwhile finds nothing to
 * do, and so does whoever ends it a second time.
 */
import type { FailTurn } from '../game/game.commands.js';
import type { TurnNode } from '../game/turn-node.js';
import { driveTurn } from './drive-turn.js';
import type { Telling } from './end-turns.js';
import { contextOf, type Cause, type TurnPorts, type TurnRef } from './turn-ports.js';

/** Why, and who of the staff says so. */
export type StaffsEnd =
  | { readonly code: 'failed_by_support' }
  /** In their words, where they gave any: it names nobody. */
  | { readonly code: 'failed_by_operator'; readonly reason: string | null };

export interface EndedByStaff {
  /** `failed_before`: in the same way, by an earlier call. `not_pending`: it has another outcome, or its game knows no such turn. */
  readonly kind: 'failed' | 'failed_before' | 'not_pending';
  /** The newest log position seen. */
  readonly position: bigint | null;
}

/**
 * First the outcome, then the narrator is told: one who is told first settles what was shown, for a charge. Broken off anywhere, it may be called
 * again, and goes on from there.
 * @throws EventStoreUnavailable, CommandContention, or what the queue and the telling throw
 */
export async function failPendingTurn(
  { gameId, turnId }: TurnRef,
  end: StaffsEnd,
  telling: Pick<Telling, 'requestStop'>,
  ports: TurnPorts,
  cause: Cause,
): Promise<EndedByStaff> {
  const context = contextOf(cause, ports, null);
  const outcome = await ports.game.handle(gameId, commandFor({ gameId, turnId }, end, context.at), context);
  const appended = outcome.kind === 'appended' ? outcome.position : null;
  if (!isEndedAs(end.code, outcome.state.turns.get(turnId))) return { kind: 'not_pending', position: null };
  await telling.requestStop(turnId);
  const progress = await driveTurn({ gameId, turnId }, ports, cause);
  return {
    kind: appended === null ? 'failed_before' : 'failed',
    position: progress?.position ?? appended,
  };
}

function commandFor({ gameId, turnId }: TurnRef, end: StaffsEnd, at: string): FailTurn {
  return {
    type: 'FailTurn',
    gameId,
    turnId,
    code: end.code,
    ...(end.code === 'failed_by_operator' && end.reason !== null ? { reason: end.reason } : {}),
    // What its narrator has cost is noted by the narrator, who comes too late.
    providerCostMicroUsd: 0,
    begunAt: null,
    at,
  };
}

function isEndedAs(code: StaffsEnd['code'], turn: TurnNode | undefined): boolean {
  return turn?.status === 'failed' && turn.code === code;
}
