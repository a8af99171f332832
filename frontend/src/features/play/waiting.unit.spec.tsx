/** A turn on a slow narrator, from sending it to its first words. */
import type { NarratorState } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gameScreen } from '../../testing/game-screen.js';
import { firstTurn, openingState, serverSentEvent } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';

const server = gameScreen();
const turn = firstTurn({ status: 'pending', narrative: null, suggestions: [] });
const reading = 'The narrator is reading. Here that usually takes about 40 seconds.';
const waking = 'The narrator is still waking up. Your turn is kept and will be told.';

function narrator(state: NarratorState): string {
  return `event: narrator\ndata: ${JSON.stringify(state)}\n\n`;
}
const firstWords = serverSentEvent('text', {
  turnId: turn.turnId,
  attempt: 1,
  offset: 0,
  text: 'The chains',
});
/** What was shown by an earlier attempt is taken back. */
const struck = (attempt: number) =>
  serverSentEvent('text', { turnId: turn.turnId, attempt, offset: 0, text: '' });

/** Where the turn's stream is had from: it stays open, and says what it is told to. */
let streams: Server;
let stream: ServerResponse | undefined;
beforeEach(async () => {
  stream = undefined;
  streams = createServer((_request, response) => {
    stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
  });
  streams.listen(0, '127.0.0.1');
  await once(streams, 'listening');
});
afterEach(async () => {
  streams.closeAllConnections();
  await new Promise((resolve) => streams.close(resolve));
});

/** Opens a game whose turn is being written. @returns what its stream is told to say with */
async function openGame(): Promise<(events: string) => void> {
  const { port } = streams.address() as AddressInfo;
  server.stands({ ...openingState, pendingTurn: turn });
  server.api.answer({
    [`GET /api/game/turns/${turn.turnId}/events`]: {
      status: 307,
      headers: { location: `http://127.0.0.1:${port}/` },
    },
  });
  renderApp('/game');
  await waitFor(() => expect(stream).toBeDefined());
  return (events) => void stream?.write(events);
}
const story = () => within(screen.getByRole('region', { name: 'Story' }));
/** What a screen reader is told beside the story. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

it('says that the narrator reads, and for how long, until the first words come', async () => {
  const tell = await openGame();
  tell(narrator({ state: 'reading', usualSeconds: 40 }));
  expect(await story().findByText(reading)).toBeVisible();
  expect(said()).toEqual([reading]);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  tell(firstWords);
  expect(await story().findByText('The chains')).toBeVisible();
  expect(story().queryByText(reading)).toBeNull();
  expect(said()).toEqual([]);
});

it('is heard again when it waits for something else, and not for another time that it usually takes', async () => {
  const tell = await openGame();
  tell(narrator({ state: 'waking', usualSeconds: null }));
  expect(await story().findByText(waking)).toBeVisible();
  expect(said()).toEqual([waking]);
  // One that is put in anew is not heard.
  const heard = screen.getAllByText(waking).find(({ role }) => role === 'status');
  tell(narrator({ state: 'reading', usualSeconds: 40 }));
  expect(await story().findByText(reading)).toBeVisible();
  expect(story().queryByText(waking)).toBeNull();
  expect(said()).toEqual([reading]);
  expect(heard).toHaveTextContent(reading);
  tell(narrator({ state: 'reading', usualSeconds: 50 }));
  expect(await story().findByText(reading.replace('40', '50'))).toBeVisible();
  expect(said()).toEqual([reading]);
});

it('says nothing where the first words come at once', async () => {
  const tell = await openGame();
  tell(firstWords + narrator({ state: 'reading', usualSeconds: 40 }));
  expect(await story().findByText('The chains')).toBeVisible();
  expect(said()).toEqual([]);
});

it('strikes a page that could not be told, and says so where it stood', async () => {
  const again =
    'This page could not be told yet. The narrator begins it anew, and you pay only for the page you get.';
  const tell = await openGame();
  tell(narrator({ state: 'reading', usualSeconds: 40 }));
  expect(await story().findByText(reading)).toBeVisible();
  tell(firstWords);
  expect(await story().findByText('The chains')).toBeVisible();
  tell(struck(2) + narrator({ state: 'again', usualSeconds: 40 }));
  expect(await story().findByText(again)).toBeVisible();
  expect(story().queryByText('The chains')).toBeNull();
  expect(said()).toEqual([again]);
  tell(serverSentEvent('text', { turnId: turn.turnId, attempt: 2, offset: 0, text: 'The bells' }));
  expect(await story().findByText('The bells')).toBeVisible();
  expect(story().queryByText(again)).toBeNull();
  expect(said()).toEqual([]);
  // The server does not repeat what it has told last.
  tell(struck(3));
  expect(await story().findByText(again)).toBeVisible();
  expect(said()).toEqual([again]);
});
