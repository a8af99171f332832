import { categoryOf, keyOf } from '../events/stream-of.js';
import { text, type RawEvent } from '../events/raw-event.js';
import { isLedgerEvent } from './ledger-event-types.js';
import type { ItemBefore, ItemKey, ItemKind } from './ledger-item.js';

/** What an event of a wallet is about beside the wallet; those not named are about the wallet alone. */
const alsoAbout: Readonly<Record<string, { readonly kind: ItemKind; readonly idField: string }>> = {
  CreditsPurchased: { kind: 'payment', idField: 'paymentId' },
  RefundHeld: { kind: 'payment', idField: 'paymentId' },
  RefundSettled: { kind: 'payment', idField: 'paymentId' },
  RefundReleased: { kind: 'payment', idField: 'paymentId' },
  RefundReversed: { kind: 'payment', idField: 'paymentId' },
  CreditsFrozen: { kind: 'payment', idField: 'paymentId' },
  CreditsClawedBack: { kind: 'payment', idField: 'paymentId' },
  DisputeWrittenOff: { kind: 'payment', idField: 'paymentId' },
  CreditsReinstated: { kind: 'payment', idField: 'paymentId' },
  CreditsReserved: { kind: 'turn', idField: 'turnId' },
  ReservationDeclined: { kind: 'turn', idField: 'turnId' },
  ReservationCaptured: { kind: 'turn', idField: 'turnId' },
  ReservationReleased: { kind: 'turn', idField: 'turnId' },
  ReservationVoided: { kind: 'turn', idField: 'turnId' },
};

/**
 * The items that an event reads and changes, what it is about first; none when it is no ledger event or about no item.
 * @param before what is known of its wallet, when that has been read: an unfreezing names its dispute alone, and the wallet knows the dispute's
 *   payment. Who reads items in batches asks once without, and once more with what was read.
 * @throws UnreadableEvent
 */
export function keysOf(event: RawEvent, before?: ItemBefore): ItemKey[] {
  if (!isLedgerEvent(event)) return [];
  const category = categoryOf(event);
  if (category === 'payment') return [{ kind: 'payment', id: keyOf(event) }];
  if (category !== 'wallet')
    return event.type === 'ChronicleSummarised' ? [] : [{ kind: 'turn', id: text(event, 'turnId') }];
  const wallet: ItemKey = { kind: 'wallet', id: keyOf(event) };
  const other = otherOf(event, wallet, before);
  return other ? [other, wallet] : [wallet];
}

function otherOf(event: RawEvent, wallet: ItemKey, before?: ItemBefore): ItemKey | null {
  if (event.type === 'CreditsUnfrozen') {
    const known = before?.(wallet);
    const paymentId = known?.kind === 'wallet' ? known.disputes[text(event, 'disputeId')] : undefined;
    return paymentId === undefined ? null : { kind: 'payment', id: paymentId };
  }
  const about = Object.hasOwn(alsoAbout, event.type) ? alsoAbout[event.type] : undefined;
  return about ? { kind: about.kind, id: text(event, about.idField) } : null;
}
