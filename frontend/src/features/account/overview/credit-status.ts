/** Credit status by balance: 0 is empty, below 1 is low, otherwise sufficient (specification, sections 4 and 8). */
export interface CreditStatus {
  level: 'empty' | 'low' | 'sufficient';
  message: string;
}

export function creditStatus(balanceDollars: string): CreditStatus {
  const dollars = Number(balanceDollars);
  if (dollars <= 0) return { level: 'empty', message: 'No credits - purchase credits to play games' };
  if (dollars < 1) return { level: 'low', message: 'Low balance - consider purchasing more credits' };
  return { level: 'sufficient', message: 'Credits available for gameplay' };
}
