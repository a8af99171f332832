/**
 * GET /api/game/turns/{turnId}/events: a turn while it is written, as server-sent events. First the text so far, then what comes,
 * at last the outcome out of the event log; comments in between keep proxies from hanging up.
 */
import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { NarratorState, Turn, TurnPiece } from '@rubicon/contracts';
import type { Response } from 'express';
import { CurrentPlayer, LogPosition, Refuses, type SignedInPlayer } from '../../platform/http/index.js';
import { Shutdown } from '../../platform/lifecycle/index.js';
import { LiveLog } from '../../platform/live/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Story, turnIdParameter } from '../story/index.js';
import { watchTurn } from './await-turn.js';
import { StreamedPage } from './streamed-page.js';
import { GetTurn } from './turn.query.js';
import { TurnWaits } from './turn-waits.js';

const HEARTBEAT_MS = 15_000;
/** After so long the log itself is asked: a live subscription may have been down when the outcome came. */
const RECHECK_MS = 20_000;

@ApiTags('play')
@Controller('api/game/turns')
export class FollowTurnEndpoint {
  constructor(
    private readonly queries: QueryBus,
    private readonly preview: PreviewChannel,
    private readonly live: LiveLog,
    private readonly waits: TurnWaits,
    private readonly readModels: ReadModels,
    private readonly story: Story,
    private readonly shutdown: Shutdown,
  ) {}

  @Get(':turnId/events')
  @ApiOkResponse({ description: 'Server-sent events.', content: { 'text/event-stream': {} } })
  @ApiOperation({ summary: 'The turn while it is written: `text` events, then one `outcome`.' })
  @Refuses('unknown_turn')
  async followTurn(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('turnId', turnIdParameter) turnId: string,
    @LogPosition() position: bigint | null,
    @Res() response: Response,
  ): Promise<void> {
    const turn = await this.queries.execute(new GetTurn(player.playerId, turnId, position));
    const stream = new EventStream(response);
    if (turn.status !== 'pending') return stream.endWith(turn);

    let newest: TurnPiece | null = null;
    const page = new StreamedPage(
      () => this.textSoFar(turnId),
      (piece) => {
        newest = piece;
        stream.send('text', piece);
        if (piece.text === '') stream.tellNow();
      },
    );
    const stopListening = await this.preview.subscribe(turnId, (piece) => page.offer(piece));
    const stopWatching = this.waits.onChange(() => stream.tellNow());
    try {
      await page.catchUp();
      const waitsFor = this.waits.ofATurn(turn);
      stream.tellOnHeartbeat(() => (newest?.text ? null : waitsFor({ again: newest !== null })));
      const outcome = await this.outcomeOf(player.playerId, turnId, stream.gone);
      if (outcome) stream.endWith(outcome);
      else stream.end();
    } finally {
      stopListening();
      stopWatching();
      stream.end();
    }
  }

  /** A preview that cannot be read is no reason to end: the outcome still comes. */
  private async textSoFar(turnId: string): Promise<TurnPiece | null> {
    const soFar = await this.preview.textSoFar(turnId).catch(() => null);
    return soFar && { turnId, offset: 0, ...soFar };
  }

  /** Null: the reader is gone, this process is about to go, or the game was deleted with the turn. */
  private async outcomeOf(playerId: string, turnId: string, gone: AbortSignal): Promise<Turn | null> {
    while (!gone.aborted && !this.shutdown.signal.aborted) {
      const watch = watchTurn(this.live, turnId, RECHECK_MS, gone);
      try {
        // The turn may have ended before anybody listened, and not be in the read models yet. Where they lag, the text goes on.
        await this.readModels.waitFor(this.live.position).catch(() => undefined);
        const now = await this.story.turn(playerId, turnId);
        if (now?.status !== 'pending') return now;
        const position = await watch.finished();
        if (position === null) continue;
        await this.readModels.waitFor(position);
        return await this.story.turn(playerId, turnId);
      } finally {
        watch.stop();
      }
    }
    return null;
  }
}

/** Server-sent events on one response. */
class EventStream {
  readonly gone: AbortSignal;
  private tell: () => void = () => undefined;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly response: Response) {
    const gone = new AbortController();
    this.gone = gone.signal;
    response.status(200).set({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
    this.heartbeat = setInterval(() => {
      response.write(': \n\n');
      this.tell();
    }, HEARTBEAT_MS);
    const leave = (): void => {
      clearInterval(this.heartbeat);
      gone.abort();
    };
    // Whoever left while the turn was looked up has closed already.
    if (response.closed) leave();
    else response.once('close', leave);
  }

  /** Not after the end: a piece may be on its way when the outcome comes. */
  send(event: 'narrator' | 'text' | 'outcome', data: NarratorState | TurnPiece | Turn): void {
    if (!this.gone.aborted && !this.response.writableEnded)
      this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** What the turn waits for, now and whenever it has changed. @param state null: nothing to tell */
  tellOnHeartbeat(state: () => NarratorState | null): void {
    let told = '';
    this.tell = () => {
      const now = state();
      const telling = JSON.stringify(now);
      if (now === null || telling === told) return;
      told = telling;
      this.send('narrator', now);
    };
    this.tell();
  }

  /** Before the next heartbeat. */
  tellNow(): void {
    this.tell();
  }

  endWith(outcome: Turn): void {
    this.send('outcome', outcome);
    this.end();
  }

  end(): void {
    clearInterval(this.heartbeat);
    if (!this.response.writableEnded) this.response.end();
  }
}
