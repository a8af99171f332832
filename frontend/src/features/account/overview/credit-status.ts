/** Credit status by balance: 0 is empty, below 1 is low, otherwise sufficient (specification, sections 4 and 8). */
import { accountStrings } from '../../../strings/account.js';

export interface CreditStatus {
  level: 'empty' | 'low' | 'sufficient';
  message: string;
}

const { status } = accountStrings.overview;

export function creditStatus(balanceDollars: string): CreditStatus {
  const dollars = Number(balanceDollars);
  if (dollars <= 0) return { level: 'empty', message: status.empty };
  if (dollars < 1) return { level: 'low', message: status.low };
  return { level: 'sufficient', message: status.sufficient };
}
