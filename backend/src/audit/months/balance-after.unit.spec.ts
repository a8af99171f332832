import { noAmounts } from '../ledger/accounts.js';
import { balanceAfter } from './balance-after.js';

const amounts = (cash: number, liabilityPaid: number) => ({ ...noAmounts(), cash, liabilityPaid });

it('is nothing before the first close', () => {
  expect(balanceAfter([])).toEqual(noAmounts());
});

it('is the sum of what all closes moved, and of what they adjusted', () => {
  const closes = [
    { totals: amounts(10, 7), adjustments: [] },
    {
      totals: amounts(-4, 0),
      adjustments: [
        { month: '2026-08', amounts: amounts(100, 100) },
        { month: '2026-09', amounts: amounts(0, -1) },
      ],
    },
    { totals: amounts(1_000, 1_000), adjustments: [] },
  ];
  expect(balanceAfter(closes)).toEqual(amounts(1_106, 1_106));
  expect(balanceAfter(closes.slice(0, 1))).toEqual(amounts(10, 7));
});
