import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRole } from '@rubicon/contracts';
import type { Request } from 'express';
import { Log } from '../observability/index.js';
import { EdgeError } from './edge-error.js';
import { SHUT, shutDoor } from './shut-doors.js';
import { STAFF_ROLES, StaffSessions, type RequestWithStaff } from './staff.js';

/** Holds routes to their `@StaffOnly(…)`. Who may not see one finds nothing there: no desk shows that it exists. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: StaffSessions,
    private readonly log: Log,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const roles = this.reflector.getAllAndOverride<StaffRole[] | undefined>(STAFF_ROLES, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!roles) return true;
    const request = context.switchToHttp().getRequest<RequestWithStaff>();
    const staff = isOfAnotherOrigin(request) ? null : await this.sessions.of(request);
    if (staff) request.staff = staff;
    if (staff?.roles.some((role) => roles.includes(role))) return true;
    this.log.info(SHUT, shutDoor(request, 'not_found'));
    throw new EdgeError('not_found');
  }
}

/**
 * As browsers tell (Fetch Metadata). `SameSite=Strict` alone lets pages of a neighbouring host through: a site is a whole domain. Who is no browser
 * says nothing of it, and brings no cookie that it was not given.
 */
function isOfAnotherOrigin(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
