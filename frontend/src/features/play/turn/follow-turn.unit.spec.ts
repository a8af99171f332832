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
/** Each stream opened is answered by the next of these. */
function streams(...answers: Answer[]) {
  api.answer({ [`${turnCall}/events`]: () => answers.shift() ?? problem(500, 'no_more', 'No more.') });
}

async function follow() {
  const texts: string[] = [];
  const pauses: number[] = [];
  const turn = await followTurn(ended.turnId, {
    onText: (text) => texts.push(text),
    signal: new AbortController().signal,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { turn, texts, pauses };
}

it('hands on the text as it grows, and the outcome', async () => {
  streams(stream(piece(1, 0, 'The '), ': \n\n', piece(1, 4, 'gate.'), serverSentEvent('outcome', ended)));
  expect(await follow()).toEqual({ turn: ended, texts: ['The ', 'The gate.'], pauses: [] });
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
  expect(await follow()).toEqual({ turn: ended, texts: ['The ', 'The gate opens.'], pauses: [500] });
});

it('asks for the turn when the stream breaks off, and takes its end from there', async () => {
  api.answer({ [turnCall]: { body: ended } });
  streams(stream(piece(1, 0, 'The ')));
  expect(await follow()).toEqual({ turn: ended, texts: ['The '], pauses: [] });
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
