import { currentUserQuery } from '../queries/current-user.js';
import { profileQuery } from '../queries/profile.js';
import { createQueryClient } from './query-client.js';

it('asks once, keeps what it was told, and asks again only when told to (specification, section 9)', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toEqual({
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  expect(mutations).toEqual({ retry: false, networkMode: 'always' });
});

it('keeps the user 5 minutes and the profile 30 seconds', () => {
  expect(currentUserQuery.staleTime).toBe(300_000);
  expect(profileQuery.staleTime).toBe(30_000);
});
