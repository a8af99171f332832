import { whyParked } from './why-parked.js';

class MailAway extends Error {}

const withCode = (code: string | number, message = 'no') => Object.assign(new Error(message), { code });

it.each([
  ['its own code', withCode('payment_stuck'), 'payment_stuck', 'Error'],
  ['a number as its code', withCode(14), '14', 'Error'],
  [
    'the code of its cause',
    new MailAway('no', { cause: withCode('ECONNREFUSED') }),
    'ECONNREFUSED',
    'MailAway',
  ],
  ['its class, where it has no code', new MailAway('no'), 'MailAway', 'MailAway'],
  ['its name, where it gave itself one', new RangeError('no'), 'RangeError', 'RangeError'],
  ['what it is, where it is no error', 'no', 'string', 'string'],
])('names an error by %s', (_, error, errorCode, errorName) =>
  expect(whyParked(error)).toEqual({ errorCode, errorName, errorMessage: 'no' }),
);

it('keeps of its message one short paragraph, and no address', () => {
  const { errorMessage } = whyParked(new Error(`550 <ada@example.com>:\n  unknown ${'x'.repeat(600)}`));
  expect(errorMessage).toBe(`550 … unknown ${'x'.repeat(486)}`);
  expect(errorMessage).toHaveLength(500);
});
