import { movementOf } from './wallet-movement.js';

it.each([
  ['goodwill', 'goodwill'],
  ['test', 'granted'],
])('a grant for the reason %s is told as %s, and adds to what is given', (reasonCode, kind) => {
  const movement = movementOf({
    type: 'CreditsGranted',
    data: { playerId: 'p', grantId: 'g', amountMicroUsd: 500_000, reasonCode },
  });
  expect(movement).toEqual({
    kind,
    available: 500_000,
    granted: 500_000,
    reserved: 0,
    held: 0,
    frozen: 0,
    purchased: 0,
    charged: 0,
    withdrawn: 0,
  });
});
