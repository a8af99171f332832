import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { renderDesk } from '../testing/render-desk.js';
import { ada, nothingWaits, waitingAct } from '../testing/staff.js';

const theirs = waitingAct();
const own = waitingAct({
  actId: '11111111-0000-4000-8000-000000000009',
  act: { kind: 'refund', paymentId: '55555555-0000-4000-8000-0000cafe0005', amountCents: 800 },
  isOwn: true,
  askedByName: 'Ada',
  askedAt: '2026-11-26T09:00:00.000Z',
});
const address = `/api/staff/players/${theirs.playerId}/acts/${theirs.actId}`;

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/staff/me': { body: ada },
    ...nothingWaits,
    'GET /api/staff/acts/count': { body: { waiting: 2 } },
    'GET /api/staff/acts': { body: { acts: [theirs, own] } },
  });
});
afterEach(() => api.close());

const rows = () => within(screen.getByRole('list', { name: 'Waiting, oldest first' })).getAllByRole('link');

it('lists what waits, oldest first, counts it, and goes through it by keys', async () => {
  const { router } = renderDesk('/approvals');
  await screen.findByText('Choose what waits, to see who asks and why.');
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Refund of $8.00 of payment …cafe0005'),
    expect.stringContaining('Goodwill credit of $7.50Bob, d••••n …3b4a5f60'),
  ]);
  expect(screen.getByRole('link', { name: 'Approvals 2 wait' })).toBeInTheDocument();
  expect(api.asked.flatMap(({ url }) => (url.includes('/acts') ? url : [])).sort()).toEqual([
    '/api/staff/acts/count',
    '/api/staff/acts?state=waiting',
  ]);
  await userEvent.keyboard('jj');
  expect(rows()[1]).toHaveFocus();
  await userEvent.keyboard('k{Enter}');
  expect(router.state.location.search).toBe(`?act=${own.actId}`);
  expect(screen.getByRole('heading', { name: /^Refund of/ })).toHaveFocus();
});

it('offers nobody to approve their own', async () => {
  renderDesk(`/approvals?act=${own.actId}`);
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.getByText('Masked, 42 characters')).toBeInTheDocument();
});

it('approves, and says what came of it', async () => {
  api.answer({
    [`POST ${address}/approve`]: () => {
      api.answer({ 'GET /api/staff/acts': { body: { acts: [own] } } });
      return { body: { ...theirs, state: 'carried_out' } };
    },
  });
  renderDesk(`/approvals?act=${theirs.actId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect((await screen.findAllByText('Approved and carried out.'))[0]).toBeInTheDocument();
  expect(await screen.findByText(/This does not wait any more/)).toBeInTheDocument();
});

it('shows the server’s refusal, and whether it still waits', async () => {
  api.answer({ [`POST ${address}/approve`]: problem(409, 'act_decided', 'It was decided a moment ago.') });
  renderDesk(`/approvals?act=${theirs.actId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was decided a moment ago.');
  await userEvent.click(rows()[0]!);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('declines with a reason of ten characters, and keeps it while another is looked at', async () => {
  api.answer({ [`POST ${address}/decline`]: { body: { ...theirs, state: 'declined' } } });
  renderDesk(`/approvals?act=${theirs.actId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline…' }));
  await userEvent.type(screen.getByLabelText('Why it is declined'), 'too much');
  await userEvent.click(screen.getByRole('button', { name: 'Decline it' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await userEvent.click(rows()[0]!);
  await userEvent.click(rows()[1]!);
  await userEvent.type(screen.getByLabelText('Why it is declined'), ' for one');
  await userEvent.click(screen.getByRole('button', { name: 'Decline it' }));
  expect((await screen.findAllByText('Declined.'))[0]).toBeInTheDocument();
  expect(api.asked.find(({ url }) => url.endsWith('/decline'))?.body).toEqual({ reason: 'too much for one' });
});

it('says so when nothing waits', async () => {
  api.answer({ ...nothingWaits, 'GET /api/staff/acts': { body: { acts: [] } } });
  renderDesk('/approvals');
  expect(await screen.findByText('Nothing waits for a second person.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Approvals' })).toBeInTheDocument();
});

it('opens why it is asked for, and closes it again', async () => {
  const grant = { grantId: 'g', openedAt: theirs.askedAt, expiresAt: '2999-01-01T00:00:00.000Z' };
  const grantCall = `/api/staff/players/${theirs.playerId}/grant`;
  api.answer({
    [`POST ${grantCall}`]: () => {
      const reason = { state: 'open', text: 'A lost evening.', length: 0 } as const;
      api.answer({ 'GET /api/staff/acts': { body: { acts: [waitingAct({ grant, reason }), own] } } });
      return { body: grant };
    },
    [`DELETE ${grantCall}`]: { status: 204 },
  });
  renderDesk(`/approvals?act=${theirs.actId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Open personal text…' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'To decide about it.');
  await userEvent.click(screen.getByRole('button', { name: 'Open for 15 minutes' }));
  expect(await screen.findByText('A lost evening.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close now' }));
  expect(await screen.findByText('Masked, 15 characters')).toBeInTheDocument();
  expect(api.asked.filter(({ url }) => url === '/api/staff/acts?state=waiting')).toHaveLength(2);
});
