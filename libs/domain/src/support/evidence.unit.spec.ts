import { isSamePayment } from './evidence.js';

const paid = { amountCents: 500, paidOn: '2026-03-01', last4: '4242' };

it.each([
  ['what was paid', {}, true],
  ['the day before', { paidOn: '2026-02-28' }, true],
  ['the day after', { paidOn: '2026-03-02' }, true],
  ['two days before', { paidOn: '2026-02-27' }, false],
  ['two days after', { paidOn: '2026-03-03' }, false],
  ['a day that is none', { paidOn: '2026-13-40' }, false],
  ['a cent less', { amountCents: 499 }, false],
  ['another card', { last4: '4243' }, false],
])('takes a payer at their word: %s', (_name, told, same) =>
  expect(isSamePayment({ ...paid, ...told }, paid)).toBe(same),
);
