import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { renderDesk } from '../testing/render-desk.js';
import { ada, nothingWaits, report } from '../testing/staff.js';

const open = report();
const mine = report({ state: 'taken', ownerId: ada.staff!.staffId, ownerName: 'Ada' });
const acts = `/api/staff/players/${open.playerId}/acts`;

let api: ServedApi;
let inbox: Record<string, ReturnType<typeof report>[]>;
beforeEach(async () => {
  inbox = { open: [open], taken: [], answered: [] };
  api = await serveApi({
    'GET /api/staff/me': { body: ada },
    ...nothingWaits,
    'GET /api/staff/reports': ({ url }) => ({
      body: { reports: inbox[new URLSearchParams(url.split('?')[1]).get('state')!], nextBefore: null },
    }),
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await api.close();
});

it('counts what waits, and lists nothing for it: that would be a read of each player', async () => {
  api.answer({
    'GET /api/staff/acts/count': { body: { waiting: 3 } },
    'GET /api/staff/reports/count': { body: { open: 21 } },
  });
  renderDesk('/');
  expect(await screen.findByRole('link', { name: 'Reports 21 wait' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Approvals 3 wait' })).toBeInTheDocument();
  expect(api.asked.flatMap(({ url }) => (url.endsWith('/me') ? [] : url)).sort()).toEqual([
    '/api/staff/acts/count',
    '/api/staff/reports/count',
  ]);
});

it('takes a report, and follows it to where it is then', async () => {
  api.answer({
    [`POST /api/staff/reports/${open.reportId}/take`]: () => {
      inbox = { open: [], taken: [mine], answered: [] };
      return { body: mine };
    },
  });
  const { router } = renderDesk('/reports');
  await userEvent.click(await screen.findByRole('link', { name: /^Untrue/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
  expect(await screen.findByRole('button', { name: 'Hand it back' })).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?report=${open.reportId}&state=taken`);
  expect(screen.getByRole('tab', { name: 'Taken' })).toHaveAttribute('aria-selected', 'true');
});

it('says that somebody else has taken it', async () => {
  api.answer({
    [`POST /api/staff/reports/${open.reportId}/take`]: problem(409, 'report_taken', 'Bob is at it.'),
  });
  renderDesk(`/reports?report=${open.reportId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Bob is at it.');
});

it('offers nobody to answer what another has taken', async () => {
  inbox = { open: [], taken: [report({ state: 'taken', ownerId: 'b', ownerName: 'Bob' })], answered: [] };
  renderDesk(`/reports?state=taken&report=${open.reportId}`);
  expect(await screen.findByText('Bob is at work on it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Answer|Hand/ })).not.toBeInTheDocument();
});

it('answers with a letter, after saying what that will record, and keeps a draft meanwhile', async () => {
  inbox = { open: [], taken: [mine], answered: [] };
  api.answer({
    [`POST ${acts}/plan`]: {
      body: {
        needsApproval: false,
        events: [
          { streamId: 's', type: 'ReportAnswered', says: 'The report is answered.', amountMicroUsd: null },
        ],
      },
    },
    [`POST ${acts}`]: () => {
      inbox = {
        open: [],
        taken: [],
        answered: [report({ state: 'answered', ownerName: 'Ada', answeredAt: open.reportedAt })],
      };
      return { body: { state: 'carried_out' } };
    },
  });
  renderDesk(`/reports?state=taken&report=${open.reportId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Answer…' }));
  await userEvent.type(screen.getByLabelText('The letter'), 'Thank you; the turn is mended.');
  await userEvent.click(screen.getByRole('button', { name: 'See what it does' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await userEvent.click(screen.getByRole('tab', { name: 'Open' }));
  await screen.findByText('Nobody waits: every report has been taken.');
  await userEvent.click(screen.getByRole('tab', { name: 'Taken' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Untrue/ }));
  expect(screen.getByLabelText('The letter')).toHaveValue('Thank you; the turn is mended.');
  await userEvent.type(screen.getByLabelText('Why, for the record'), 'It was indeed untrue.');
  await userEvent.click(screen.getByRole('button', { name: 'See what it does' }));
  const plan = within(await screen.findByRole('region', { name: 'What will be appended' }));
  expect(plan.getByText('The report is answered.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send the letter' }));
  expect(await screen.findByRole('tab', { name: 'Answered', selected: true })).toBeInTheDocument();
  const sent = api.asked.find(({ method, url }) => method === 'POST' && url === acts)!;
  expect(sent.body).toEqual({
    act: { kind: 'answer_report', reportId: open.reportId },
    reason: 'It was indeed untrue.',
    letter: 'Thank you; the turn is mended.',
  });
  expect(sent.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

it('opens its player’s text for a reason, asks anew once, and masks it again without asking anything', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api.answer({
    [`POST /api/staff/players/${open.playerId}/grant`]: () => {
      const expiresAt = new Date(Date.now() + 15 * 60_000).toISOString();
      const grant = { grantId: 'g', openedAt: open.reportedAt, expiresAt };
      const comment = { state: 'open', text: 'It never was so.', length: 0 } as const;
      inbox.open = [report({ grant, comment })];
      return { body: grant };
    },
  });
  renderDesk(`/reports?report=${open.reportId}`);
  await user.click(await screen.findByRole('button', { name: 'Open personal text…' }));
  await user.type(screen.getByLabelText('Reason'), 'To see what it is.');
  const asked = () => api.asked.filter(({ url }) => !/\/(count|me)$/.test(url)).map(({ url }) => url);
  const before = asked().length;
  await user.click(screen.getByRole('button', { name: 'Open for 15 minutes' }));
  expect(await screen.findByText('It never was so.')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left$/);
  act(() => jest.advanceTimersByTime(15 * 60_000 + 1_000));
  expect(await screen.findByText('Masked, 16 characters')).toBeInTheDocument();
  expect(screen.queryByText('It never was so.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open personal text…' })).toBeInTheDocument();
  expect(asked().slice(before)).toEqual([
    `/api/staff/players/${open.playerId}/grant`,
    '/api/staff/reports?state=open',
  ]);
});
