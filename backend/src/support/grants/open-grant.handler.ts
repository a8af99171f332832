/** Opens a player's personal text to one of the staff, for a reason and for a while. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TextGrant } from '@rubicon/contracts';
import { Ids } from '../../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { KeyDestroyed } from '../../platform/keys/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { textGrantIn } from './text-grants.js';

export class OpenGrantTo extends Command<OpenedGrant> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
    readonly reason: string,
  ) {
    super();
  }
}

export interface OpenedGrant {
  readonly grant: TextGrant;
  readonly position: bigint | null;
}

@CommandHandler(OpenGrantTo)
export class OpenGrantHandler implements ICommandHandler<OpenGrantTo> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused `unknown_player`, `player_erased`, and for what is wrong with the reason */
  async execute({ staffId, playerId, reason }: OpenGrantTo): Promise<OpenedGrant> {
    const { state: player } = await this.aggregates.player.load(playerId);
    if (player.playerId === null) throw new Refused('unknown_player');
    if (player.erasure !== 'none') throw wordsAreGone();
    const context = this.contexts.of({ actorId: staffId, keyOwner: playerId });
    try {
      const outcome = await this.aggregates.support.handle(
        playerId,
        { type: 'OpenGrant', playerId, grantId: this.ids.uuid(), staffId, reason, at: context.at },
        context,
      );
      if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
      const grant = textGrantIn(outcome.state, staffId, context.at);
      if (!grant) throw new TypeError('a grant that was opened is not there');
      return { grant, position: outcome.position };
    } catch (error) {
      throw error instanceof KeyDestroyed ? wordsAreGone() : error;
    }
  }
}

function wordsAreGone(): Refused {
  return new Refused('player_erased', {
    detail: 'This account is deleted or being deleted: no personal text is opened.',
  });
}
