/** `@CurrentPlayer() player: SignedInPlayer` — who sent the request, as the token told and the session confirmed. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

export interface SignedInPlayer {
  readonly playerId: string;
  readonly sessionId: string;
  /** When the password was last given for this sign-in. */
  readonly signedInAt: Date;
}

/** What the guard found out about a request. */
export interface RequestWithPlayer extends Request {
  player?: SignedInPlayer;
}

/** Undefined only on a `@Public()` route that was called without a token. */
export const CurrentPlayer = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInPlayer | undefined =>
    context.switchToHttp().getRequest<RequestWithPlayer>().player,
);
