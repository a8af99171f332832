/**
 * What the chain covers of an event. The bytes are canonical JSON (RFC 8785), so that whoever has the event can make
 * them again. Of sealed text there is a hash and nothing more: an export holds none of it, and erasing a player, which throws a key away, changes
 * no byte.
 */
import { hash } from 'node:crypto';
import type { StoredEvent } from '@rubicon/eventsourcing';
import { canonicalize } from 'json-canonicalize';

/** As it is hashed, and as it stands in an export. Lone surrogates, which RFC 8785 refuses, stay escaped: no text may stop the chain. */
export function canonicalEvent(event: StoredEvent): string {
  const { private: sealed, ...data } = event.data;
  return canonicalize({
    position: event.position.toString(),
    streamId: event.streamId,
    revision: Number(event.revision),
    eventId: event.id,
    type: event.type,
    at: event.metadata.at,
    data,
    privateHash: sealed && hash('sha256', canonicalize(sealed)),
    version: event.metadata.version,
  });
}
