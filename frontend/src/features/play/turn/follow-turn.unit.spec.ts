import type { NarratorState } from '@rubicon/contracts';
import { firstTurn, serverSentEvent } from '../../../testing/games.js';
import { problem, serveApi, type Answer, type ServedApi } from '../../../testing/serve-api.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { followTurn } from './follow-turn.js';

const ended = firstTurn();
const pending = firstTurn({ status: 'pending', narrative: null });
const turnCall = `GET /api/game/turns/${ended.turnId}`;

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi();
});
afterEach(() => api.close());

function stream(...events: string[]): Answer {
  return { headers: { 'content-type': 'text/event-stream' }, body: events.join('') };
}
function piece(attempt: number, offset: number, text: string): string {
  return serverSentEvent('text', { turnId: ended.turnId, attempt, offset, text });
}
function narrator(state: NarratorState): string {
  return `event: narrator\ndata: ${JSON.stringify(state)}\n\n`;
}
/** Each stream opened is answered by the next of these. */
function streams(...answers: Answer[]) {
  api.answer({ [`${turnCall}/events`]: () => answers.shift() ?? problem(500, 'no_more', 'No more.') });
}

async function follow(silenceMs?: number) {
  const texts: string[] = [];
  const waits: NarratorState[] = [];
  const pauses: number[] = [];
  const turn = await followTurn(ended.turnId, {
    ...(silenceMs === undefined ? {} : { silenceMs }),
    onText: (text) => texts.push(text),
    onNarrator: (narrator) => waits.push(narrator),
    signal: new AbortController().signal,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { turn, texts, waits, pauses };
}

it('hands on the text as it grows, and the outcome', async () => {
  streams(stream(piece(1, 0, 'The '), ': \n\n', piece(1, 4, 'gate.'), serverSentEvent('outcome', ended)));
  expect(await follow()).toEqual({ turn: ended, texts: ['The ', 'The gate.'], waits: [], pauses: [] });
});

it('starts the page anew with a higher attempt, and drops what a lower one still says', async () => {
  streams(
    stream(
      piece(1, 0, 'The gate'),
      piece(2, 0, 'Rain.'),
      piece(1, 8, ' opens.'),
      serverSentEvent('outcome', ended),
    ),
  );
  expect((await follow()).texts).toEqual(['The gate', 'Rain.']);
});

it('asks for the text again instead of showing it with a hole', async () => {
  api.answer({ [turnCall]: { body: pending } });
  streams(
    stream(piece(1, 0, 'The '), piece(1, 9, 'opens.')),
    stream(piece(1, 0, 'The gate opens.'), serverSentEvent('outcome', ended)),
  );
  expect(await follow()).toEqual({
    turn: ended,
    texts: ['The ', 'The gate opens.'],
    waits: [],
    pauses: [500],
  });
});

it('asks for the turn when the stream breaks off, and takes its end from there', async () => {
  api.answer({ [turnCall]: { body: ended } });
  streams(stream(piece(1, 0, 'The ')));
  expect(await follow()).toEqual({ turn: ended, texts: ['The '], waits: [], pauses: [] });
});

it('hands on what the turn waits for, each time it is told', async () => {
  const waking = { state: 'waking', usualSeconds: null } as const;
  const reading = { state: 'reading', usualSeconds: 40 } as const;
  streams(
    stream(narrator(waking), narrator(reading), piece(1, 0, 'The gate.'), serverSentEvent('outcome', ended)),
  );
  expect(await follow()).toMatchObject({ waits: [waking, reading], texts: ['The gate.'] });
});

it('hangs up on a stream on which nothing comes, and follows the turn again', async () => {
  const outcome = stream(serverSentEvent('outcome', ended));
  api.answer({
    [turnCall]: { body: pending },
    [`${turnCall}/events`]: () => (api.asked.length > 1 ? outcome : new Promise<Answer>(() => undefined)),
  });
  const silenceMs = 50;
  expect((await follow(silenceMs)).turn).toEqual(ended);
});

it('goes on trying while the server is not well, more slowly each time', async () => {
  let asked = 0;
  streams();
  api.answer({
    [turnCall]: () => {
      asked += 1;
      return asked < 6 ? problem(503, 'unavailable', 'Later.') : { body: ended };
    },
  });
  expect((await follow()).pauses).toEqual([500, 1_000, 2_000, 4_000, 5_000]);
});

it('throws what the server refuses for good', async () => {
  api.answer({ [`${turnCall}/events`]: problem(404, 'unknown_turn', 'There is no such turn.') });
  await expect(follow()).rejects.toThrow(ApiError);
  expect(api.asked).toHaveLength(1);
});
