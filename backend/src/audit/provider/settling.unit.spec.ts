import { windowFrom } from './settling.js';

const day = (number: number) => new Date(Date.UTC(2026, 5, number));

it('begins at the beginning', () => expect(windowFrom('charges', null, day(3))).toBeNull());

it('begins a day before what is known, for what comes late', () =>
  expect(windowFrom('charges', day(20), null)).toEqual(day(19)));

it('begins with the oldest row that is not decided', () => {
  expect(windowFrom('balance_transactions', day(20), day(12))).toEqual(day(12));
  expect(windowFrom('payouts', day(20), day(19))).toEqual(day(10));
});

it('asks for so long again as the provider may change its mind', () => {
  expect(windowFrom('refunds', day(40), null)).toEqual(day(5));
  expect(windowFrom('disputes', day(200), null)).toEqual(day(20));
});
