import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AccessTokens } from './access-token.js';
import type { RequestWithPlayer, SignedInPlayer } from './current-player.js';
import { Refused } from '../refusals/index.js';
import { EdgeError } from './edge-error.js';
import { ACCESS, type Access } from './public.js';
import { Sessions } from './sessions.js';

/** Every route wants a signed-in player unless it is `@Public()` or for `@VisitorsToo()`. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithPlayer>();
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const player = await this.playerOf(request);
    if (player) request.player = player;
    if (player || access === 'public') return true;
    if (request.header('authorization') !== undefined) throw new Refused('session_ended');
    if (access === 'visitors-too') return true;
    throw new EdgeError('not_signed_in');
  }

  private async playerOf(request: RequestWithPlayer): Promise<SignedInPlayer | null> {
    const [scheme, token, ...rest] = request.header('authorization')?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || token === undefined || rest.length > 0) return null;
    const player = this.tokens.read(token);
    return player && (await this.sessions.isLive(player.sessionId, player.playerId)) ? player : null;
  }
}
