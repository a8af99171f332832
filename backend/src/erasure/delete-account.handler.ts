/**
 * Begins the end of an account: the fence first, then every sign-in. Everything else follows in the background, from the event: also
 * the sign-ins, should this process die between the two.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AccountDeletion } from '@rubicon/contracts';
import { toDollarsDown } from '@rubicon/domain';
import { PlayerSessions } from '../accounts/index.js';
import { Clock } from '../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Refused } from '../platform/refusals/index.js';

/** An unwatched browser is signed in for a week; who deletes has given the password just now. */
const SIGNED_IN_WITHIN_MS = 5 * 60_000;

export class DeleteAccountOf extends Command<DeletedAccount> {
  constructor(
    readonly playerId: string,
    readonly signedInAt: Date,
  ) {
    super();
  }
}

export interface DeletedAccount {
  readonly answer: AccountDeletion;
  readonly position: bigint | null;
}

@CommandHandler(DeleteAccountOf)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccountOf> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly sessions: PlayerSessions,
    private readonly clock: Clock,
  ) {}

  /** @throws Refused `sign_in_too_old` (decision 33) */
  async execute({ playerId, signedInAt }: DeleteAccountOf): Promise<DeletedAccount> {
    if (this.clock.now().getTime() - signedInAt.getTime() >= SIGNED_IN_WITHIN_MS)
      throw new Refused('sign_in_too_old');
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'RequestErasure', at: this.clock.nowIso() },
      this.contexts.of({ actorId: playerId }),
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    this.sessions.leave(playerId);
    await this.sessions.endAll(playerId);
    const { state: wallet } = await this.aggregates.wallet.load(playerId);
    return {
      answer: { forfeitedCredits: toDollarsDown(wallet.availableMicroUsd) },
      position: outcome.position,
    };
  }
}
