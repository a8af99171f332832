/** Asks the narrator that writes a turn to stop, and waits for how it settles it. A narrator at work answers within milliseconds. */
import type { TurnRef } from '@rubicon/domain';
import type { LiveLog } from '../../platform/live/index.js';
import type { PreviewChannel } from '../../platform/preview/index.js';
import { watchTurn } from './await-turn.js';
import type { TurnEngine } from './turn-engine.js';

const NARRATOR_ANSWERS_WITHIN_MS = 1_500;

export interface StopPorts {
  readonly engine: Pick<TurnEngine, 'game'>;
  readonly preview: PreviewChannel;
  readonly live: LiveLog;
}

export type AskedToStop =
  /** It has its outcome; the log position of that, or of what was known when it was no longer pending. */
  | { readonly kind: 'ended'; readonly position: bigint | null }
  /** Nobody has answered. `begun`: words of it stand on the page, and their narrator has not settled them yet. */
  | { readonly kind: 'unanswered'; readonly begun: boolean };

/** @throws EventStoreUnavailable, or the channel's error */
export async function stopAtNarrator(
  { gameId, turnId }: TurnRef,
  { engine, preview, live }: StopPorts,
): Promise<AskedToStop> {
  // Before the turn is looked at, so that no end of it is missed in between.
  const watch = watchTurn(live, turnId, NARRATOR_ANSWERS_WITHIN_MS, new AbortController().signal);
  try {
    const game = await engine.game.load(gameId);
    if (game.state.pendingTurnId !== turnId) return { kind: 'ended', position: game.position };
    await preview.requestStop(turnId);
    const stoppedAt = await watch.finished();
    if (stoppedAt !== null) return { kind: 'ended', position: stoppedAt };
    return { kind: 'unanswered', begun: await preview.isShown(turnId) };
  } finally {
    watch.stop();
  }
}
