/** Personal text as read models keep it: the event's own envelope, and what it is bound to. It is opened only to answer its player. */
import {
  associatedDataOf,
  type DomainEvent,
  type RecordedEvent,
  type SealedEnvelope,
} from '@rubicon/eventsourcing';
import { Erased, type PlayerKeys } from '../platform/keys/index.js';
import { ProblemError } from '../platform/http/index.js';

export interface SealedText {
  readonly aad: string;
  readonly envelope: SealedEnvelope;
}

/** Null: the event has no private part. */
export function sealedTextOf({ id, event, version, sealed }: RecordedEvent<DomainEvent>): SealedText | null {
  return sealed ? { aad: associatedDataOf(id, event.type, version), envelope: sealed } : null;
}

/** @throws ProblemError 410 when the player was erased */
export async function openText<T extends object>(
  keys: PlayerKeys,
  { aad, envelope }: SealedText,
): Promise<T> {
  const text = await keys.open<T>(envelope, aad);
  if (text instanceof Erased) throw new ProblemError(410, 'player_erased', 'This account has been deleted.');
  return text;
}
