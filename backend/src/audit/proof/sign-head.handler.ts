/** An auditor wants the head signed as the log stands now. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedHead } from '@rubicon/contracts';
import { SignedHeads } from './signed-heads.js';

export class SignHead extends Command<SignedHead> {}

@CommandHandler(SignHead)
export class SignHeadHandler implements ICommandHandler<SignHead> {
  constructor(private readonly heads: SignedHeads) {}

  execute(): Promise<SignedHead> {
    return this.heads.sign('asked');
  }
}
