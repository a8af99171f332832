import type { Finding } from './causes.js';
import { judgePayment } from './judge-payment.js';
import { judgeTurn, type ModelPrices } from './judge-turn.js';
import type { ItemKey, LedgerItem } from './ledger-item.js';

/**
 * What is wrong with an item as our own streams tell it, whether its time has passed or not (`isDue`). A wallet is compared as a whole, by night.
 * @param prices what models cost by name, where an operator has others than ours
 */
export function judgeItem({ id }: ItemKey, item: LedgerItem, prices?: ModelPrices): Finding[] {
  if (item.kind === 'payment') return judgePayment(id, item);
  if (item.kind === 'turn') return judgeTurn(id, item, prices);
  return [];
}
