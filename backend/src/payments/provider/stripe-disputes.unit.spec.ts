import { readDispute } from './stripe-disputes.js';

/** Of five dollars, of which banks have moved so much, in the currency that the account is settled in. */
function dispute(status: string, moved: readonly number[], settledIn = 'usd') {
  const balance_transactions = moved.map((amount, at) => ({ amount, currency: settledIn, created: at }));
  const { status: phase, lostCents } = readDispute({
    id: 'dp',
    amount: 500,
    currency: 'usd',
    status,
    balance_transactions,
  });
  return [phase, lostCents];
}

it.each([
  ['asked about', 'warning_needs_response', [], ['inquiry', 0]],
  ['open', 'needs_response', [-500], ['open', 0]],
  ['under appeal', 'appeal_under_review', [-500], ['open', 0]],
  ['lost', 'lost', [-500], ['closed', 500]],
  ['lost, and given back in part', 'lost', [-500, 200], ['closed', 300]],
  ['won, before its money is back', 'won', [-500], ['open', 500]],
  ['won', 'won', [-500, 500], ['closed', 0]],
  ['won, and lost after all', 'lost', [-500, 500, -500], ['closed', 500]],
  ['withdrawn', 'warning_closed', [], ['closed', 0]],
  ['in a state that is not known', 'moonlit', [-500], ['unknown', 0]],
])('reads a dispute that is %s', (_name, status, moved, read) =>
  expect(dispute(status, moved)).toEqual(read),
);

it.each([
  ['lost', 'lost', [-460], 500],
  ['lost, and given back in part', 'lost', [-460, 230], 250],
  ['lost in two steps', 'lost', [-230, -230], 500],
  ['won', 'won', [-460, 460], 0],
  ['won, and lost after all', 'lost', [-460, 460, -460], 500],
  ['won, lost after all, and given back in part', 'lost', [-460, 460, -460, 230], 250],
])('of an account settled in another currency, %s: keeps its part', (_name, status, moved, lostCents) =>
  expect(dispute(status, moved, 'eur')).toEqual(['closed', lostCents]),
);
