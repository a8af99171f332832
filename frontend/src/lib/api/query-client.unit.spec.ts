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
