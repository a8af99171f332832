/** Takes, hands back, explains, accepts or declines an exception: one command, one append to its stream. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ExceptionCommand } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Exceptions } from '../exceptions/index.js';
import type { Finding } from '../ledger/index.js';

export type ExceptionAct =
  | { readonly type: 'TakeException' }
  | { readonly type: 'HandBackException' }
  | { readonly type: 'ExplainException'; readonly seenMicroUsd: number; readonly reason: string }
  | { readonly type: 'AcceptException'; readonly seenMicroUsd: number; readonly seenExplainedAt: string }
  | { readonly type: 'DeclineExplanation'; readonly seenExplainedAt: string; readonly reason: string };

export class ActOnException extends Command<bigint | null> {
  constructor(
    readonly staffId: string,
    readonly exceptionId: string,
    readonly act: ExceptionAct,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@CommandHandler(ActOnException)
export class ActOnExceptionHandler implements ICommandHandler<ActOnException> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly readModels: ReadModels,
    private readonly exceptions: Exceptions,
  ) {}

  /** The log position. @throws Refused `unknown_exception`, and what the exception's decider refuses */
  async execute({ staffId, exceptionId, act, position }: ActOnException): Promise<bigint | null> {
    await this.readModels.waitFor(position);
    const exception = await this.exceptions.find(exceptionId);
    if (!exception) throw new Refused('unknown_exception');
    const context = this.contexts.of({ actorId: staffId });
    const by = { exceptionId, staffId, at: context.at };
    const command = commandOf(act, by, exception, await this.formerAuditors(exceptionId));
    const outcome = await this.aggregates.exception.handle(exceptionId, command, context);
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }

  /** Whoever has it and is no auditor any more: else nobody could ever explain it. */
  private async formerAuditors(exceptionId: string): Promise<string[]> {
    const { ownerId } = (await this.aggregates.exception.load(exceptionId)).state;
    if (ownerId === null) return [];
    const { roles } = (await this.aggregates.staff.load(ownerId)).state;
    return roles.includes('auditor') ? [] : [ownerId];
  }
}

function commandOf(
  act: ExceptionAct,
  by: Pick<ExceptionCommand, 'exceptionId' | 'staffId' | 'at'>,
  { cause, itemKind, itemId, amountMicroUsd, since }: Finding,
  formerAuditors: readonly string[],
): ExceptionCommand {
  switch (act.type) {
    case 'TakeException':
      return { type: act.type, ...by, formerAuditors };
    case 'ExplainException':
      return { ...act, ...by, cause, itemKind, itemId, amountMicroUsd, since, formerAuditors };
    case 'AcceptException':
      return { ...act, ...by, amountMicroUsd, since };
    case 'DeclineExplanation':
      return { ...act, ...by };
    case 'HandBackException':
      return { type: act.type, ...by };
  }
}
