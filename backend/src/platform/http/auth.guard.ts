import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AccessTokens } from './access-token.js';
import type { RequestWithPlayer, SignedInPlayer } from './current-player.js';
import { Refused } from '../refusals/index.js';
import { EdgeError } from './edge-error.js';
import { ACCESS, type Access } from './public.js';
import { Sessions } from './sessions.js';
import { STAFF_ROLES } from './staff.js';

/** Every route wants a signed-in player unless it is `@Public()`, for `@VisitorsToo()`, or the staff's: those are the StaffGuard's. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithPlayer>();
    const route = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<unknown>(STAFF_ROLES, route) !== undefined) return true;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, route);
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
