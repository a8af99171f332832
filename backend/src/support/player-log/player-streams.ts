/** Which streams are a player's: as the read models list them, and as their own events name them. */
import { Injectable } from '@nestjs/common';
import { streamIdOf } from '@rubicon/eventsourcing';
import { PaymentRow } from '../../payments/index.js';
import { DeletedGameRow, GameRow } from '../../play/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import type { LoggedStream } from './logged-stream.js';

/** Each has one of them. */
const OWN = ['player', 'wallet', 'support'] as const;

@Injectable()
export class PlayerStreams {
  constructor(private readonly readModels: ReadModels) {}

  /** Also those of deleted games, and of payments that were claimed later. */
  async listed(playerId: string): Promise<string[]> {
    const [games, deleted, payments] = await Promise.all([
      this.readModels.repository(GameRow).find({ where: { playerId }, select: { gameId: true } }),
      this.readModels.repository(DeletedGameRow).find({ where: { playerId }, select: { gameId: true } }),
      this.readModels.repository(PaymentRow).find({ where: { playerId }, select: { paymentId: true } }),
    ]);
    return [
      ...OWN.map((category) => streamIdOf(category, playerId)),
      ...[...games, ...deleted].map(({ gameId }) => streamIdOf('game', gameId)),
      ...payments.map(({ paymentId }) => streamIdOf('payment', paymentId)),
    ];
  }
}

/** Of the games and payments that the wallet and the player's own stream name: those of an erased player are listed nowhere else. */
export function streamsNamedBy(playerId: string, streams: ReadonlyMap<string, LoggedStream>): string[] {
  const named = new Set<string>();
  for (const category of ['wallet', 'player'])
    for (const { event } of streams.get(streamIdOf(category, playerId))?.events ?? []) {
      if ('gameId' in event.data) named.add(streamIdOf('game', event.data.gameId));
      if ('paymentId' in event.data) named.add(streamIdOf('payment', event.data.paymentId));
    }
  return [...named];
}
