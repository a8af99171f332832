/** Whom an operation answers, by what its guards were told. */
import { staffRoles, type StaffRole } from '@rubicon/contracts';
import type { ApiRoute } from './api-routes.js';
import { ACCESS, type Access } from './public.js';
import { STAFF_ROLES } from './staff.js';

/** Nobody: without a sign-in of any kind. */
export type Caller = 'nobody' | 'player' | StaffRole;
export const callers: readonly Caller[] = ['nobody', 'player', ...staffRoles];

export function whoMay(route: ApiRoute): readonly Caller[] {
  const staff = route.said<StaffRole[]>(STAFF_ROLES);
  if (staff) return staff;
  return route.said<Access>(ACCESS) === undefined ? ['player'] : callers;
}
