import type { StaffRole } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from './staff-api.js';

/** This desk's. */
export const deskRole: StaffRole = 'support';

const LOOK_AGAIN_MS = 60_000;

/** Who of the staff is signed in. Asked again each minute and whenever the window is come back to: a sign-in may end anywhere. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => answerOf(staffApi.GET('/api/staff/me', { signal })),
  staleTime: 0,
  refetchInterval: LOOK_AGAIN_MS,
  refetchOnWindowFocus: true,
});
