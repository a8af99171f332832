/** Events of a player's streams, decoded, with who caused them and why. Their private parts stay sealed. */
import {
  aggregates,
  type GameEvent,
  type PaymentEvent,
  type PlayerEvent,
  type SupportEvent,
  type WalletEvent,
} from '@rubicon/domain';
import { sealedTextOf, type SealedText } from '../../platform/keys/index.js';
import { categoryOf, type EventMetadata, type RecordedEvent, type StoredEvent } from '@rubicon/eventsourcing';

/** By the category of their streams: those that are a player's. */
export interface PlayerLogEvents {
  readonly game: GameEvent;
  readonly payment: PaymentEvent;
  readonly player: PlayerEvent;
  readonly support: SupportEvent;
  readonly wallet: WalletEvent;
}

export type PlayerLogEvent = PlayerLogEvents[keyof PlayerLogEvents];

export interface LoggedEvent extends RecordedEvent<PlayerLogEvent> {
  readonly metadata: EventMetadata;
}

const { game, payment, player, support, wallet } = aggregates;
const codecs = [game, payment, player, support, wallet].map(({ codec }) => codec);

/** @throws CodecError for what this code cannot read */
export function loggedEvent(category: string, stored: StoredEvent): LoggedEvent {
  const codec = codecs.find((each) => each.category === category);
  if (!codec) throw new TypeError(`${category}: no category of a player's streams`);
  return { ...codec.decode(stored), metadata: stored.metadata };
}

/** The streams of a category hold its events alone. */
export function isIn<Category extends keyof PlayerLogEvents>(
  category: Category,
  recorded: RecordedEvent<PlayerLogEvent>,
): recorded is RecordedEvent<PlayerLogEvents[Category]> {
  return categoryOf(recorded.streamId) === category;
}

/** Its private part; null: it was written without one. */
export function sealedIn(event: LoggedEvent): SealedText | null {
  return event.sealed && sealedTextOf(event);
}
