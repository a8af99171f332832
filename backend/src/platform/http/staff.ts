/** Who of the staff sent a request. The staff slice knows; the guard asks at every call. */
import {
  createParamDecorator,
  SetMetadata,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import type { StaffRole } from '@rubicon/contracts';
import type { Request } from 'express';
import type { SignedInStaff } from '../staff/index.js';

/** Sign-ins of staff. */
export abstract class StaffSessions {
  /** Null: nobody, or a sign-in that has ended, or somebody without any role. */
  abstract of(request: Request): Promise<SignedInStaff | null>;
}

export interface RequestWithStaff extends Request {
  staff?: SignedInStaff;
}

/** Their cookie: a random token. */
export const staffCookie = 'rubicon_staff';

export const STAFF_ROLES = Symbol('staff-roles');

/** `@StaffOnly('support')`: for staff with one of these roles; to everybody else, players too, the address does not exist. */
export const StaffOnly = (...roles: [StaffRole, ...StaffRole[]]): CustomDecorator<symbol> =>
  SetMetadata(STAFF_ROLES, roles);

/** `@AnyStaff()`: for everybody who works here. */
export const AnyStaff = (): CustomDecorator<symbol> => StaffOnly('support', 'auditor', 'operator');

/** `@CurrentStaff() staff: SignedInStaff`, on routes that are `@StaffOnly(…)`. */
export const CurrentStaff = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInStaff | undefined =>
    context.switchToHttp().getRequest<RequestWithStaff>().staff,
);
