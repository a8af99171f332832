import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRole } from '@rubicon/contracts';
import { EdgeError } from './edge-error.js';
import { STAFF_ROLES, StaffSessions, type RequestWithStaff } from './staff.js';

/** Holds routes to their `@StaffOnly(…)`. Who may not see one finds nothing there: no desk shows that it exists. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: StaffSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const roles = this.reflector.getAllAndOverride<StaffRole[] | undefined>(STAFF_ROLES, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!roles) return true;
    const request = context.switchToHttp().getRequest<RequestWithStaff>();
    const staff = await this.sessions.of(request);
    if (!staff?.roles.some((role) => roles.includes(role))) throw new EdgeError('not_found');
    request.staff = staff;
    return true;
  }
}
