import { monthPeriod } from './audit-period.js';
import { entriesAddress, everything, readEntriesFilter, writeEntriesFilter } from './entries-address.js';

const read = (search: string) => readEntriesFilter(new URLSearchParams(search));

it('leads from a figure to its entries', () => {
  expect(entriesAddress({ account: 'chargedPaid', span: monthPeriod('2026-11') })).toBe(
    '/entries?account=chargedPaid&month=2026-11',
  );
  expect(
    entriesAddress({ account: 'liabilityPaid', span: { from: null, until: '2026-12-01T00:00:00.000Z' } }),
  ).toBe('/entries?account=liabilityPaid&until=2026-12-01');
  expect(entriesAddress({ itemKind: 'payment', itemId: 'a b' })).toBe('/entries?itemKind=payment&itemId=a+b');
});

it('reads what it writes, and passes over what it does not know', () => {
  const search = '?account=held&money=out&itemKind=turn&itemId=t&playerId=p&from=2026-11-03&until=2026-11-05';
  expect(writeEntriesFilter(read(search))).toBe(search);
  expect(read('account=gold&money=lent&itemKind=dragon&itemId=')).toEqual(everything);
  expect(read('from=soon').span).toBeNull();
});
