/** What a turn's words are charged at (specification, section 9, "Token pricing shown"). */
import { accountStrings } from '../../../strings/account.js';

export function TokenPrices({ className }: { className?: string }) {
  return <p className={className}>{accountStrings.credits.tokenPrices}</p>;
}
