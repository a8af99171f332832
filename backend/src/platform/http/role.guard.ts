import {
  Injectable,
  SetMetadata,
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@rubicon/contracts';
import type { RequestWithPlayer } from './current-player.js';
import { EdgeError } from './edge-error.js';

export const ROLES = Symbol('roles');

/** `@OnlyFor('support')`: to everyone else the address does not exist. */
export const OnlyFor = (...roles: Role[]): CustomDecorator<symbol> => SetMetadata(ROLES, roles);

/** Holds routes to their `@OnlyFor(…)`. A 403 would end the session (decision 33), so those who may not see it find nothing. Runs behind the AuthGuard. */
@Injectable()
export class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ROLES, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { player } = context.switchToHttp().getRequest<RequestWithPlayer>();
    if (!roles || (player && roles.includes(player.role))) return true;
    throw new EdgeError('not_found');
  }
}
