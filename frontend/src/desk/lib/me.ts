import type { StaffMember, StaffRole } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from './staff-api.js';

/** Roles that have a desk of their own: all there are. An auditor has no other role; support and operator may be one person. */
const desks = ['support', 'auditor', 'operator'] as const satisfies readonly StaffRole[];
export type Desk = (typeof desks)[number];

const LOOK_AGAIN_MS = 60_000;

/** Who of the staff is signed in. Asked again each minute and whenever the window is come back to: a sign-in may end anywhere. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => answerOf(staffApi.GET('/api/staff/me', { signal })),
  staleTime: 0,
  refetchInterval: LOOK_AGAIN_MS,
  refetchOnWindowFocus: true,
});

export function desksOf({ roles }: Pick<StaffMember, 'roles'>): Desk[] {
  return desks.filter((desk) => roles.includes(desk));
}
