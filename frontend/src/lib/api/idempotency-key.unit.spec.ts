import { createIdempotencyKeys, newIdempotencyKey } from './idempotency-key.js';

it('is random and 128 bits long', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

it('stays for the same intent, changes with its body and once it is settled', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor({ amount: 5 });
  expect(keys.keyFor({ amount: 5 })).toBe(first);
  const other = keys.keyFor({ amount: 10 });
  expect(other).not.toBe(first);
  keys.settle();
  expect(keys.keyFor({ amount: 10 })).not.toBe(other);
});
