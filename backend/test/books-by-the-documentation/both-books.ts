/** The product's books and the documented ones, kept side by side over one log: where they part is told in words. */
import { BooksOfLog, exceptionsOf } from '../../src/audit/ledger/index.js';
import { accountNames, withoutZeros } from './accounts.js';
import { DocumentedBooks } from './documented-books.js';
import type { SideOfProvider } from './provider-side.js';
import type { WrittenEvent } from './world.js';
import { causes, type Cause } from './wrong.js';
import type { PriceOfModel } from './wrong-with-turn.js';
import { wrongs } from './wrongs.js';

const MINUTE_MS = 60_000;
const FREE = { input: 0, cachedInput: 0, output: 0 };
const LISTED = { input: 2_000_000, cachedInput: 500_000, output: 8_000_000 };
/** Of the models that these logs name: dollars for a million tokens are in docs/models.md. */
const priceOf: PriceOfModel = (model) => (model === 'chronicler' ? FREE : LISTED);

export class BothBooks {
  readonly named = new Set<Cause>();
  private readonly product = new BooksOfLog();
  private readonly documented = new DocumentedBooks();

  /** @returns what the two post otherwise by it */
  add(event: WrittenEvent): string[] {
    const ours = this.documented.add(event);
    const theirs = this.product.add(event);
    const [one, other] = [told(ours), told(theirs && withoutZeros(theirs.postings))];
    return one === other ? [] : [`${event.type} posts ${other}; documented: ${one}`];
  }

  balances(): string[] {
    return accountNames.flatMap((name) => {
      const [product, documented] = [this.product.closing[name], this.documented.closing[name]];
      return product === documented ? [] : [`${name} is ${product}; documented: ${documented}`];
    });
  }

  /** What each payment's clearing account holds. */
  clearing(): string[] {
    return [...this.documented.payments.values()].flatMap(({ paymentId, clearing }) => {
      const item = this.product.before({ kind: 'payment', id: paymentId });
      const held = item?.kind === 'payment' ? item.clearingMicroUsd : null;
      return held === clearing ? [] : [`clearing of ${paymentId} is ${held}; documented: ${clearing}`];
    });
  }

  exceptions(side: SideOfProvider | null, now: Date): string[] {
    const documented = wrongs(this.documented, side, now, priceOf);
    for (const { cause } of documented) this.named.add(cause);
    const ours = documented.map(({ cause, kind, id, amount, since }) =>
      [cause, kind, id, amount, since].join(' '),
    );
    const theirs = exceptionsOf(this.product, side && fetched(side), now).map(
      ({ cause, itemKind, itemId, amountMicroUsd, since }) =>
        [cause, itemKind, itemId, amountMicroUsd, since].join(' '),
    );
    return [
      ...ours.filter((each) => !theirs.includes(each)).map((each) => `not named: ${each}`),
      ...theirs.filter((each) => !ours.includes(each)).map((each) => `not documented: ${each}`),
    ];
  }

  /** Just before the time of each cause has passed, and when it has. */
  turningPoints(side: SideOfProvider, longAfter: Date): Date[] {
    const times = wrongs(this.documented, side, longAfter, priceOf)
      .filter(({ cause }) => causes[cause] > 0)
      .map(({ cause, since }) => Date.parse(since) + causes[cause] * MINUTE_MS);
    return [...new Set(times)].flatMap((time) => [new Date(time - 1), new Date(time)]);
  }
}

function told(moves: object | null): string {
  return moves ? JSON.stringify(Object.entries(moves).sort()) : 'nothing of the ledger';
}

/** What no cause looks at. */
function fetched({ money, ...side }: SideOfProvider) {
  const rest = { chargedTimes: 1, refundedCents: 0, disputedCents: 0, feesCents: 0 };
  return { ...side, money: money.map((each) => ({ ...each, ...rest })) };
}
