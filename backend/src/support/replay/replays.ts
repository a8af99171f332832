/** A player's game and wallet as they were at any of their events: folded from what was recorded, beside how they stand today. */
import { Injectable } from '@nestjs/common';
import type { ReplayFrame, ReplayGame, ReplayStops, ReplayWallet, TextGrant } from '@rubicon/contracts';
import { streamIdOf } from '@rubicon/eventsourcing';
import { Refused } from '../../platform/refusals/index.js';
import { placeOf, type LoggedEvent, type LoggedStream, type PlayerLog } from '../player-log/index.js';
import { Timelines } from '../timeline/index.js';
import { nameDifferences } from './name-differences.js';
import { emptyWallet, evolvePlayedGame, evolveWallet, neverPlayed, whenPlayed } from './played-game.js';
import { ReplayedPages } from './replayed-pages.js';
import { StreamFolds } from './stream-folds.js';

@Injectable()
export class Replays {
  private readonly games = new StreamFolds(neverPlayed, evolvePlayedGame);
  private readonly wallets = new StreamFolds(emptyWallet, evolveWallet);

  constructor(
    private readonly pages: ReplayedPages,
    private readonly timelines: Timelines,
  ) {}

  /** All but what staff looked at, which moves nothing. */
  stops({ events }: PlayerLog): ReplayStops {
    return {
      stops: events
        .filter(({ event }) => event.type !== 'PersonRead')
        .map(({ event, position, at }) => ({
          position: position.toString(),
          at,
          type: event.type,
          gameId: 'gameId' in event.data ? event.data.gameId : null,
        })),
    };
  }

  /**
   * @param gameId null: the game that the event belongs to, or that was played last until then
   * @throws Refused `game_not_found`
   */
  async frame(
    log: PlayerLog,
    event: LoggedEvent,
    gameId: string | null,
    grant: TextGrant | null,
  ): Promise<ReplayFrame> {
    const game = gameStream(log, event, gameId);
    const then = {
      wallet: this.wallet(log, event.position),
      game: await this.game(game, event.position, grant),
    };
    const end = log.events.at(-1)!.position;
    const today = { wallet: this.wallet(log, end), game: await this.game(game, end, grant) };
    return {
      position: event.position.toString(),
      at: event.at,
      entry: await this.timelines.entry(log, event),
      ...then,
      today,
      differences: nameDifferences(then, today),
    };
  }

  private wallet({ playerId, streams }: PlayerLog, position: bigint): ReplayWallet {
    const stream = streams.get(streamIdOf('wallet', playerId));
    const wallet = stream ? this.wallets.after(stream, countUpTo(stream, position)) : emptyWallet();
    const { availableMicroUsd, reservedMicroUsd, heldMicroUsd, frozenMicroUsd } = wallet;
    return {
      availableMicroUsd,
      reservedMicroUsd,
      heldMicroUsd,
      frozenMicroUsd,
      lots: wallet.lots.map(({ lotId, source, amountMicroUsd, remainingMicroUsd }) => ({
        lotId,
        source,
        amountMicroUsd,
        remainingMicroUsd,
      })),
    };
  }

  private async game(
    stream: LoggedStream | null,
    position: bigint,
    grant: TextGrant | null,
  ): Promise<ReplayGame | null> {
    if (!stream) return null;
    return this.pages.page(stream, this.games.after(stream, countUpTo(stream, position)), grant);
  }
}

/** Null: none was played until then. */
function gameStream({ events, streams }: PlayerLog, event: LoggedEvent, gameId: string | null) {
  if (gameId !== null) {
    const asked = streams.get(streamIdOf('game', gameId));
    if (!asked) throw new Refused('game_not_found');
    return asked;
  }
  const { data } = event.event;
  if ('gameId' in data) return streams.get(streamIdOf('game', data.gameId)) ?? null;
  const played = events
    .slice(0, placeOf(events, event.position) + 1)
    .findLast((each) => whenPlayed(each) !== null);
  return played ? (streams.get(played.streamId) ?? null) : null;
}

function countUpTo({ events }: LoggedStream, position: bigint): number {
  return placeOf(events, position) + 1;
}
