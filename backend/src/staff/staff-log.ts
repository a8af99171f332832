/** A staff member's stream: what happened is appended, and their roles are read, as they stand there now. */
import { Injectable } from '@nestjs/common';
import type { StaffCommand, StaffState } from '@rubicon/domain';
import { Clock } from '../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Refused } from '../platform/refusals/index.js';

type WithoutTime<Command> = Command extends StaffCommand ? Omit<Command, 'at'> : never;

@Injectable()
export class StaffLog {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly clock: Clock,
  ) {}

  /** @param actorId who does it, unless it is the member. @throws Refused by the rules */
  async append(staffId: string, command: WithoutTime<StaffCommand>, actorId = staffId): Promise<void> {
    const outcome = await this.aggregates.staff.handle(
      staffId,
      { ...command, at: this.clock.nowIso() },
      this.contexts.of({ actorId }),
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
  }

  async stateOf(staffId: string): Promise<StaffState> {
    return (await this.aggregates.staff.load(staffId)).state;
  }
}
