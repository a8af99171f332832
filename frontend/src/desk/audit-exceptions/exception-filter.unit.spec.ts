import { readFilter, writeFilter } from './exception-filter.js';

const read = (search: string) => readFilter(new URLSearchParams(search));

it('shows what is open until something else is asked for', () => {
  expect(read('')).toEqual({ cause: null, state: 'open', owner: null, from: null, until: null });
  expect(writeFilter(read(''))).toBe('');
  expect(read('state=all').state).toBeNull();
});

it('passes over what it does not know', () => {
  expect(read('state=lost&cause=luck&owner=ada&from=once&until=soon')).toEqual(read(''));
});

it('writes what it reads', () => {
  const search =
    '?state=explained&cause=owed&owner=me&from=2026-11-26T00%3A00%3A00.000Z&until=2026-12-01T00%3A00%3A00.000Z';
  expect(writeFilter(read(search))).toBe(search);
  expect(writeFilter(read('state=all&cause=unclaimed'))).toBe('?state=all&cause=unclaimed');
});
