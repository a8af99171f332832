import type { StaffText, TimelineEntry } from '@rubicon/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { card, detail, entry, playerCalls, playerId } from '../testing/player.js';
import { renderDesk } from '../testing/render-desk.js';
import { ada, masked, nothingWaits } from '../testing/staff.js';

const ROW_PX = 33;
const PAGE = 100;
const all = Array.from({ length: 250 }, (_, index) => entry(250 - index));
const typed: StaffText = { state: 'open', text: 'I cross the river.', length: 18 };

/** jsdom lays nothing out: rows of a height, in a window of twenty. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: ROW_PX });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 20 * ROW_PX });
});

let api: ServedApi;
let grantEndsAt: string | null;
beforeEach(async () => {
  grantEndsAt = null;
  const grant = () =>
    grantEndsAt === null
      ? null
      : { grantId: 'g', openedAt: '2026-11-26T10:00:00.000Z', expiresAt: grantEndsAt };
  api = await serveApi({
    'GET /api/staff/me': { body: ada },
    ...nothingWaits,
    [`GET ${playerCalls}`]: () => ({
      body: card(
        grantEndsAt === null ? {} : { username: 'denis_m', email: 'denis@example.org', grant: grant() },
      ),
    }),
    [`GET ${playerCalls}/timeline`]: ({ url }) => page(new URLSearchParams(url.split('?')[1]), all),
    [`GET ${playerCalls}/timeline/250`]: () => ({
      body: detail(all[0]!, { texts: { userInput: grantEndsAt === null ? masked : typed } }),
    }),
    [`POST ${playerCalls}/grant`]: () => {
      grantEndsAt = new Date(Date.now() + 15 * 60_000).toISOString();
      return { body: grant() };
    },
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await api.close();
});

function page(query: URLSearchParams, of: TimelineEntry[]) {
  const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
  const kinds = query.get('kinds')?.split(',');
  const matching = of.filter(({ kind }) => !kinds || kinds.includes(kind));
  const entries = matching.filter(({ position }) => Number(position) < before).slice(0, PAGE);
  const last = entries.at(-1)?.position ?? null;
  return {
    body: {
      entries,
      total: matching.length,
      nextBefore: last === matching.at(-1)?.position ? null : last,
    },
  };
}
const timelineCalls = () => api.asked.filter(({ url }) => /\/timeline(\?|$)/.test(url));
const row = (place: number) => screen.findByRole('link', { name: `Event ${place} happened.` });

it('draws the rows in view alone, moves through them by keys, and asks for older ones near the end', async () => {
  renderDesk(`/players/${playerId}`);
  await row(250);
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(screen.getByRole('table', { name: 'Timeline' })).toHaveAttribute('aria-rowcount', '251');
  expect(timelineCalls()).toHaveLength(1);
  await userEvent.keyboard('jjk');
  expect(await row(250)).toHaveFocus();
  await userEvent.keyboard('j');
  expect(await row(249)).toHaveFocus();
  const viewport = screen.getByRole('table').querySelector('.overflow-y-auto')!;
  viewport.scrollTop = 70 * ROW_PX;
  fireEvent.scroll(viewport);
  await waitFor(() => expect(timelineCalls()).toHaveLength(2));
  expect(timelineCalls()[1]!.url).toContain('before=151');
});

it('opens an event with Enter, keeps it and the kinds in the address, and closes it with Escape', async () => {
  const { router } = renderDesk(`/players/${playerId}?kinds=credit`);
  await row(250);
  expect(timelineCalls()[0]!.url).toContain('kinds=credit');
  await userEvent.keyboard('j{Enter}');
  const opened = await screen.findByRole('heading', { name: 'Event 250 happened.' });
  expect(opened).toBeInTheDocument();
  expect(router.state.location.search).toBe('?kinds=credit&event=250');
  await userEvent.keyboard('{Escape}');
  expect(router.state.location.search).toBe('?kinds=credit');
  expect(await screen.findByText('No event is open')).toBeInTheDocument();
});

it('opens personal text for a reason, counts its time down, and masks it again without asking anything', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderDesk(`/players/${playerId}?event=250`);
  const event = await screen.findByRole('region', { name: 'The event' });
  expect(await within(event).findByText('Masked, 42 characters')).toBeInTheDocument();
  await user.click(within(event).getByRole('button', { name: 'Open personal text…' }));
  await user.type(screen.getByLabelText('Reason'), 'Too short');
  await user.click(screen.getByRole('button', { name: 'Open for 15 minutes' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await user.type(screen.getByLabelText('Reason'), ', was it');
  await user.click(screen.getByRole('button', { name: 'Open for 15 minutes' }));
  expect(await screen.findByText('I cross the river.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'denis_m' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left$/);

  const asked = api.asked.length;
  act(() => jest.advanceTimersByTime(15 * 60_000 + 1_000));
  expect(await screen.findByText('Masked, 18 characters')).toBeInTheDocument();
  expect(screen.queryByText('I cross the river.')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'd••••n' })).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(api.asked.slice(asked).filter(({ url }) => url.startsWith(playerCalls))).toEqual([]);
});

it('shows a letter as it was sent, and of a pending turn what can be done', async () => {
  const turn = entry(250, { kind: 'turn', gameId: 'g1', turnId: 't1', says: 'Turn 9 was sent.' });
  api.answer({
    [`GET ${playerCalls}/timeline`]: { body: { entries: [turn], total: 1, nextBefore: null } },
    [`GET ${playerCalls}/timeline/250`]: {
      body: detail(turn, {
        receipt: {
          turnId: 't1',
          status: 'pending',
          failureCode: null,
          priceVersion: '2026-11',
          reservedMicroUsd: 32_000,
          chargedMicroUsd: 0,
          returnedMicroUsd: 0,
          inputTokens: null,
          cachedInputTokens: null,
          outputTokens: null,
          lots: [{ lotId: 'lot-12345678', source: 'purchase', amountMicroUsd: 32_000 }],
        },
      }),
    },
    [`POST ${playerCalls}/acts/plan`]: {
      body: {
        needsApproval: false,
        events: [{ streamId: 'game-g1', type: 'TurnFailed', says: 'Turn 9 fails.', amountMicroUsd: 32_000 }],
      },
    },
    [`POST ${playerCalls}/acts`]: problem(409, 'turn_not_pending', 'The turn has come to its end already.'),
  });
  renderDesk(`/players/${playerId}?event=250`);
  await userEvent.click(await screen.findByRole('button', { name: 'Fail it, with release…' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'It hangs since noon.');
  await userEvent.click(screen.getByRole('button', { name: 'See what will be appended' }));
  expect(await screen.findByText('Turn 9 fails.')).toBeInTheDocument();
  expect(screen.getByText('You may do this alone.')).toBeInTheDocument();
  expect(api.asked.some(({ url }) => url.endsWith('/acts'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText('The turn has come to its end already.')).toBeInTheDocument();
  const body = { act: { kind: 'fail_turn', gameId: 'g1', turnId: 't1' }, reason: 'It hangs since noon.' };
  const sent = api.asked.filter(({ method, url }) => method === 'POST' && url.includes('/acts'));
  expect(sent.map((call) => call.body)).toEqual([body, body]);
  await waitFor(() => expect(sent[1]!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/));
});
