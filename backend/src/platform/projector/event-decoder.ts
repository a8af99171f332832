/** Stored events as the rules know them, by the codec of their category. */
import { gameCodec, paymentCodec, playerCodec, walletCodec } from '@rubicon/domain';
import {
  categoryOf,
  CodecError,
  type DomainEvent,
  type EventCodec,
  type RecordedEvent,
  type StoredEvent,
} from '@rubicon/eventsourcing';

type AnyCodec = Pick<EventCodec<DomainEvent>, 'decode' | 'category'> & { readonly schemas: object };

const codecs: ReadonlyMap<string, AnyCodec> = new Map(
  [gameCodec, walletCodec, paymentCodec, playerCodec].map((codec) => [codec.category, codec]),
);

/** @throws CodecError for a category, type or version this code does not know */
export function decodeEvent(stored: StoredEvent): RecordedEvent {
  return codecOf(categoryOf(stored.streamId)).decode(stored);
}

/** Every event type that a stream of this category may hold. */
export function eventTypesOf(category: string): string[] {
  return Object.keys(codecOf(category).schemas);
}

function codecOf(category: string): AnyCodec {
  const codec = codecs.get(category);
  if (!codec) throw new CodecError(`${category}: a category without a codec`);
  return codec;
}
