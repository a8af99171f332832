/** One event of the log, as the books take it: what it posts, and what is known of its items after it. Pure and total. */
import { optionalText } from '../events/raw-event.js';
import { categoryOf } from '../events/stream-of.js';
import type { Postings } from './accounts.js';
import { keysOf } from './keys-of.js';
import type { LedgerEvent, TimedEvent } from './ledger-event.js';
import { isLedgerEvent } from './ledger-event-types.js';
import type { ItemBefore, ItemKey, LedgerItem, PaymentItem, TurnItem, WalletItem } from './ledger-item.js';
import { emptyPayment, foldPayment } from './payment-item.js';
import { postingsOfPayment, postingsOfStory, postingsOfWallet } from './postings.js';
import { emptyTurn, foldTurn } from './turn-item.js';
import { emptyWallet, foldWallet } from './wallet-item.js';

export interface FoldedEvent {
  /** Null: it is no event of the ledger. */
  readonly ledgerEvent: LedgerEvent | null;
  readonly items: readonly FoldedItem[];
}
export interface FoldedItem {
  readonly key: ItemKey;
  readonly item: LedgerItem;
}

/**
 * @param before what is known of the items that `keysOf` names; an opening that is missing is no fault here: the judgement says it
 * @param options.inPlace turns and wallets are changed where they lie: for whoever keeps them and needs none as it was before
 * @throws UnreadableEvent when a field that the books need is missing or of another kind
 */
export function ledgerEventOf(
  event: TimedEvent,
  before: ItemBefore,
  { inPlace = false }: { readonly inPlace?: boolean } = {},
): FoldedEvent {
  if (!isLedgerEvent(event)) return { ledgerEvent: null, items: [] };
  const keys = keysOf(event, before);
  const known = knownItems(keys, before, event.at);
  const payment = known.payment && foldPayment(known.payment, event);
  const turn = known.turn && (inPlace ? known.turn : { ...known.turn });
  if (turn) foldTurn(turn, event);
  const postings = postingsOf(event, known, payment);
  const wallet = known.wallet && (inPlace ? known.wallet : { ...known.wallet });
  if (wallet) foldWallet(wallet, event, postings);
  const after: Known = {
    payment: payment && cleared(payment, postings.clearing ?? 0, event.at),
    turn,
    wallet,
  };
  return {
    ledgerEvent: {
      position: event.position,
      at: event.at,
      streamId: event.streamId,
      revision: event.revision,
      eventId: event.eventId,
      type: event.type,
      item: keys[0] ?? null,
      paymentId: idOf('payment', keys),
      playerId:
        idOf('wallet', keys) ??
        optionalText(event, 'playerId') ??
        payment?.playerId ??
        turn?.playerId ??
        null,
      postings,
    },
    items: keys.map((key) => ({ key, item: after[key.kind]! })),
  };
}

interface Known {
  payment?: PaymentItem | undefined;
  turn?: TurnItem | undefined;
  wallet?: WalletItem | undefined;
}

/** An event names one item of a kind at most. */
function knownItems(keys: readonly ItemKey[], before: ItemBefore, at: string): Known {
  const known: Known = {};
  for (const key of keys) {
    const item = before(key);
    if (key.kind === 'payment') known.payment = item?.kind === 'payment' ? item : emptyPayment(at);
    if (key.kind === 'turn') known.turn = item?.kind === 'turn' ? item : emptyTurn(at);
    if (key.kind === 'wallet') known.wallet = item?.kind === 'wallet' ? item : emptyWallet(at);
  }
  return known;
}

function postingsOf(event: TimedEvent, known: Known, payment: PaymentItem | undefined): Postings {
  if (known.wallet) return postingsOfWallet(event, known.wallet);
  if (categoryOf(event) === 'payment' && known.payment && payment)
    return postingsOfPayment(known.payment, payment);
  return postingsOfStory(event);
}

function cleared(payment: PaymentItem, postedMicroUsd: number, at: string): PaymentItem {
  const clearingMicroUsd = payment.clearingMicroUsd + postedMicroUsd;
  return {
    ...payment,
    clearingMicroUsd,
    unclearedSince: clearingMicroUsd === 0 ? null : (payment.unclearedSince ?? at),
  };
}

function idOf(kind: ItemKey['kind'], keys: readonly ItemKey[]): string | null {
  return keys.find((key) => key.kind === kind)?.id ?? null;
}
