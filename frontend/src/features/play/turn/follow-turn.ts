/**
 * Follows a turn until its outcome: server-sent events over fetch (the bearer header is needed), from the text so far on; whenever
 * the stream breaks off or falls silent (a phone sleeps, a train enters a tunnel) the turn is asked for, and followed again, for as long
 * as it is pending.
 */
import type { NarratorState, Turn, TurnPiece } from '@rubicon/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { answerOf, api } from '../../../lib/api/api.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { listenTo, type Line } from './listen-to.js';
import { addPiece, noText, type PreviewText } from './preview-text.js';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 5_000;
/** The server lets itself be heard every 15 seconds: a connection that is silent for longer is dead, and may seem open for hours. */
const SILENCE_MS = 45_000;

export interface FollowOptions {
  /** The whole text so far, each time it grows. */
  readonly onText: (text: string) => void;
  /** What the turn waits for, where its first words take a while; again when that changes. */
  readonly onNarrator: (narrator: NarratorState) => void;
  readonly signal: AbortSignal;
  /** Another only in tests. */
  readonly silenceMs?: number;
  /** Resolves after the time, or sooner when the network or the page is back; another only in tests. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * @returns the turn, narrated, stopped or failed
 * @throws ApiError when the turn is refused (gone, or the session ended); an AbortError when `signal` is aborted
 */
export async function followTurn(turnId: string, options: FollowOptions): Promise<Turn> {
  const pause = options.pause ?? pauseUntilBack;
  let preview = noText;
  for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)) {
    const known = preview;
    const followed = await untilBroken(options, (line) =>
      readStream(turnId, line, preview, options, (next) => {
        preview = next;
      }),
    );
    if (followed) return followed;
    const asked = await untilBroken(options, ({ signal }) =>
      answerOf(api.GET('/api/game/turns/{turnId}', { params: { path: { turnId } }, signal })),
    );
    if (asked && asked.status !== 'pending') return asked;
    if (preview !== known) retryMs = FIRST_RETRY_MS;
    await pause(retryMs, options.signal);
  }
}

/** Null when the stream ended, or left a gap, before the outcome. */
async function readStream(
  turnId: string,
  line: Line,
  from: PreviewText,
  { onText, onNarrator }: FollowOptions,
  keep: (preview: PreviewText) => void,
): Promise<Turn | null> {
  const { response } = await api.GET('/api/game/turns/{turnId}/events', {
    params: { path: { turnId } },
    headers: { Accept: 'text/event-stream' },
    parseAs: 'stream',
    signal: line.signal,
  });
  if (!response.body) return null;
  const events = response.body
    .pipeThrough(line.heard())
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  let preview = from;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return null;
      if (value.event === 'outcome') return JSON.parse(value.data) as Turn;
      if (value.event === 'narrator') onNarrator(JSON.parse(value.data) as NarratorState);
      if (value.event !== 'text') continue;
      const next = addPiece(preview, JSON.parse(value.data) as TurnPiece);
      if (next === null) return null;
      if (next === preview) continue;
      preview = next;
      keep(preview);
      onText(preview.text);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Null when the connection failed or fell silent, or the server is not well: worth another try. What it refuses is thrown on. */
async function untilBroken<T>(
  { signal, silenceMs = SILENCE_MS }: FollowOptions,
  work: (line: Line) => Promise<T | null>,
): Promise<T | null> {
  const line = listenTo(signal, silenceMs);
  try {
    return await work(line);
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
    return null;
  } finally {
    line.end();
  }
}

function pauseUntilBack(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      stop.abort();
      settle();
    };
    const back = end(resolve);
    const timer = setTimeout(back, milliseconds);
    window.addEventListener('online', back, { signal: stop.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && back(), {
      signal: stop.signal,
    });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason as Error)),
      { signal: stop.signal },
    );
  });
}
