/** Every wallet replayed from zero, as the read models would show it: from the raw log, without a line of what fills them. Micro-dollars. */
import { text, UnreadableEvent, type RawEvent } from '../events/raw-event.js';
import { emptyBook, movementsOf, post, type CreditsBook } from '../whole/books.js';

/** The columns of `balance`. */
export const shownAccounts = [
  'available',
  'reserved',
  'held',
  'frozen',
  'purchased',
  'granted',
  'charged',
  'withdrawn',
] as const;
export type ShownWallet = Readonly<Record<(typeof shownAccounts)[number], number>>;

export const emptyWallet: ShownWallet = shownOf(emptyBook());

export class ReplayedWallets {
  private readonly books = new Map<string, CreditsBook>();

  /** What cannot be read moves nothing: the audit of the whole log names it. */
  take(event: RawEvent): void {
    try {
      const playerId = text(event, 'playerId');
      const book = this.books.get(playerId) ?? emptyBook();
      this.books.set(playerId, book);
      post(book, movementsOf(event) ?? []);
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
    }
  }

  playerIds(): Iterable<string> {
    return this.books.keys();
  }

  /** It is forgotten here; an empty one of whoever has none. */
  takeOut(playerId: string): ShownWallet {
    const book = this.books.get(playerId);
    this.books.delete(playerId);
    return book ? shownOf(book) : emptyWallet;
  }
}

function shownOf({ returned, clawedBack, forfeited, ...book }: CreditsBook): ShownWallet {
  return { ...book, withdrawn: returned + clawedBack + forfeited };
}
