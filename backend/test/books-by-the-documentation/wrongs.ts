/** All that is wrong at an instant, by docs/audit.md alone. */
import type { DocumentedBooks } from './documented-books.js';
import type { SideOfProvider } from './provider-side.js';
import { wrongAtProvider } from './wrong-at-provider.js';
import { wrongWithPayment } from './wrong-with-payment.js';
import { wrongWithTurn, type PriceOfModel } from './wrong-with-turn.js';
import { counts, merged, type Wrong } from './wrong.js';

export function wrongs(
  books: DocumentedBooks,
  side: SideOfProvider | null,
  now: Date,
  priceOf: PriceOfModel,
): Wrong[] {
  const found = [
    ...[...books.payments.values()].flatMap(wrongWithPayment),
    ...[...books.turns.values()].flatMap((turn) => wrongWithTurn(turn, priceOf)),
    ...(side ? wrongAtProvider(books, side) : []),
  ];
  return merged(found).filter((wrong) => counts(wrong, now));
}
