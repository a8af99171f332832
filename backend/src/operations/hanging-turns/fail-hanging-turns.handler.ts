/**
 * Ends turns that hang and releases what was reserved for them: each by its own decider, in its own append, under the operator's id and with their
 * reason. One that has come to its end meanwhile keeps it, so that of two who do so at once each turn is ended by one.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FailHangingTurnsAnswer } from '@rubicon/contracts';
import {
  failPendingTurn,
  faultOfLastingReason,
  lastingReason,
  type Cause,
  type EndedByStaff,
  type TurnRef,
} from '@rubicon/domain';
import { CommandContexts } from '../../platform/event-store/index.js';
import { Log } from '../../platform/observability/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { TurnEngine } from '../../play/index.js';
import { HangingTurns, type WantedTurns } from './hanging-turns.js';
import { MOST_AT_ONCE } from './most-at-once.js';

/** Turns of different games are ended side by side. */
const SIDE_BY_SIDE = 8;

export interface FailedHangingTurns {
  readonly answer: FailHangingTurnsAnswer;
  /** Of the log, with all of it; null: nothing was appended. */
  readonly position: bigint | null;
}

type Ended = EndedByStaff | { readonly kind: 'not_ended'; readonly position: null };

export class FailHangingTurns extends Command<FailedHangingTurns> {
  constructor(
    readonly staffId: string,
    readonly wanted: WantedTurns,
    readonly expectedCount: number,
    /** Null: none was given. */
    readonly reason: string | null,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@CommandHandler(FailHangingTurns)
export class FailHangingTurnsHandler implements ICommandHandler<FailHangingTurns> {
  private readonly log: Log;

  constructor(
    private readonly hanging: HangingTurns,
    private readonly engine: TurnEngine,
    private readonly preview: PreviewChannel,
    private readonly contexts: CommandContexts,
    log: Log,
  ) {
    this.log = log.for('operations');
  }

  /** @throws Refused `turns_changed`, and for what is wrong with the reason */
  async execute(command: FailHangingTurns): Promise<FailedHangingTurns> {
    const { staffId, wanted, expectedCount, position } = command;
    const reason = keptReason(command.reason);
    const turns = await this.hanging.find(wanted, position);
    if (turns.length !== expectedCount) throw new Refused('turns_changed');
    const { correlationId, causationId, actorId } = this.contexts.of({ actorId: staffId });
    const cause = { correlationId, causationId, actorId };
    const ended = await sideBySide(turns.slice(0, MOST_AT_ONCE), (turn) => this.end(turn, reason, cause));
    const answer = {
      failed: countOf(ended, 'failed'),
      endedBefore: countOf(ended, 'failed_before') + countOf(ended, 'not_pending'),
      notEnded: countOf(ended, 'not_ended'),
      left: turns.length - ended.length,
    };
    if (ended.length > 0) this.log.info('an operator ended turns that hung', { staffId, ...answer });
    return { answer, position: newest(ended) };
  }

  private async end({ gameId, turnId }: TurnRef, reason: string | null, cause: Cause): Promise<Ended> {
    const telling = { requestStop: (stopped: string) => this.tell(stopped) };
    const end = { code: 'failed_by_operator', reason } as const;
    try {
      return await failPendingTurn({ gameId, turnId }, end, telling, this.engine, cause);
    } catch (error) {
      // The others are ended all the same; whatever keeps this one may be what had it hang.
      this.log.warn('a turn that hangs could not be ended', { gameId, turnId, error });
      return { kind: 'not_ended', position: null };
    }
  }

  /** A narrator that cannot be told comes too late with what it writes: the turn is ended, and what was reserved released, all the same. */
  private async tell(turnId: string): Promise<void> {
    try {
      await this.preview.requestStop(turnId);
    } catch (error) {
      this.log.warn('the narrator of a turn that was ended could not be told', { turnId, error });
    }
  }
}

/** @throws Refused for what is wrong with it */
function keptReason(given: string | null): string | null {
  if (given === null) return null;
  const reason = lastingReason(given);
  const fault = faultOfLastingReason(reason);
  if (fault) throw new Refused(fault);
  return reason;
}

async function sideBySide<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.values();
  const takeAll = async (): Promise<void> => {
    for (const item of waiting) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, takeAll));
  return results;
}

function countOf(ended: readonly Ended[], kind: Ended['kind']): number {
  return ended.filter((each) => each.kind === kind).length;
}

function newest(ended: readonly Ended[]): bigint | null {
  return ended.reduce<bigint | null>(
    (latest, { position }) =>
      position !== null && (latest === null || position > latest) ? position : latest,
    null,
  );
}
