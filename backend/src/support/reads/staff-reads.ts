/** Every read of a person by staff is an event before it is an answer: what cannot be recorded is not shown. */
import { Injectable } from '@nestjs/common';
import type { PersonReadKind } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';

@Injectable()
export class StaffReads {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
  ) {}

  /**
   * Also of who is erased: nothing in it is sealed.
   * @param subjectId the event, game, payment or report that is read; null: all of its kind
   * @returns the log position
   * @throws Refused `unknown_player`
   */
  async record(
    { staffId }: { readonly staffId: string },
    playerId: string,
    what: PersonReadKind,
    subjectId: string | null = null,
  ): Promise<bigint | null> {
    const { state } = await this.aggregates.player.load(playerId);
    if (state.playerId === null) throw new Refused('unknown_player');
    const context = this.contexts.of({ actorId: staffId });
    const outcome = await this.aggregates.support.handle(
      playerId,
      { type: 'RecordRead', playerId, staffId, what, subjectId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }
}
