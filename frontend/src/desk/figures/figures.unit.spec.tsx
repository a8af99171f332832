import type { Narrators, OperationsFigures } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import {
  answeredThen,
  decidedBy,
  narration,
  narrator,
  narrators,
  olga,
  operationsFigures,
  operationsMinutes,
  provider,
  waitingTurns,
} from '../testing/operator.js';
import { renderDesk } from '../testing/render-desk.js';

const address = '/api/staff/operations/figures';

const three = ['t1', 't2', 't3'].map((turnId) => ({ turnId, since: '2026-11-26T09:59:50.000Z' }));

let api: ServedApi;
let now: OperationsFigures;
let atWork: Narrators;
beforeEach(async () => {
  now = operationsFigures();
  atWork = { ...narrators(narrator('narrator-1', { turns: three })), waiting: 0 };
  api = await serveApi({
    'GET /api/staff/me': { body: olga },
    [`GET ${address}`]: () => ({ body: now }),
    'GET /api/staff/operations/narrators': () => answeredThen(atWork),
    'GET /api/staff/operations/provider': () => answeredThen(provider()),
  });
});
afterEach(() => api.close());

const section = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('section')!);
/** Of a figure: all that stands beside its name. */
const figure = async (title: string, name: string) =>
  (await (await section(title)).findByText(name, { selector: 'dt > span' })).closest('dt')!
    .nextElementSibling!.textContent;
const asked = () => api.asked.map(({ url }) => url).filter((url) => url.startsWith(address));

it('shows what waits and how long, what it costs, and what should not be there, each with what helps', async () => {
  now = operationsFigures({
    waiting: waitingTurns(1_112, 90_000),
    underWay: { count: 1_120, oldestAt: '2026-11-26T09:50:00.000Z' },
    modelCost: { spentMicroUsd: 12_500_000, capMicroUsd: 50_000_000 },
    projection: { events: 7, oldestAt: '2026-11-26T09:59:58.000Z' },
    openReserves: { count: 3, oldestAt: '2026-11-26T09:00:00.000Z' },
    parkedLanes: { count: 4, oldestAt: '2026-11-26T09:58:00.000Z' },
    erasuresOverdue: { count: 1, oldestAt: '2026-11-25T10:00:00.000Z' },
    lettersUnsent: { count: 2, oldestAt: '2026-11-26T09:59:00.000Z' },
    moneyOwed: { count: 1, oldestAt: '2026-11-24T10:00:00.000Z', amountCents: 450 },
  });
  renderDesk('/figures');
  expect(await screen.findByRole('heading', { level: 1, name: 'Figures' })).toBeInTheDocument();
  expect(await Promise.all(nowNames.map((name) => figure('Now', name)))).toEqual([
    '1,112The next one for 1 minute, pauses aside.Runbook turns-wait-too-longNarrators',
    '133 of 16 are taken.Runbook turns-wait-too-longNarrators',
    '1,120The oldest for 10 minutes.Runbook nobody-tells-turnsNarrators',
    '$12.5025 % of the cap, $50.00.Runbook the-daily-cap-is-nearModels',
    '7The oldest for 2 seconds.Runbook the-read-models-are-behindRead models',
    '3The oldest for 1 hour.Runbook a-key-was-parkedHanging turns',
    '4The oldest for 2 minutes.Runbook a-key-was-parkedParked lanes',
    '1The oldest for 1 day.Runbook an-erasure-is-overdueParked lanes',
    '2The oldest for 1 minute.Runbook letters-are-not-sentParked lanes',
    '$4.501 payment. The oldest for 2 days.Runbook money-is-owed',
  ]);
  const links = (await section('Now')).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/runbooks/turns-wait-too-long',
    '/narrators',
    '/runbooks/turns-wait-too-long',
    '/narrators',
    '/runbooks/nobody-tells-turns',
    '/narrators',
    '/runbooks/the-daily-cap-is-near',
    '/models',
    '/runbooks/the-read-models-are-behind',
    '/read-models',
    '/runbooks/a-key-was-parked',
    '/turns',
    '/runbooks/a-key-was-parked',
    '/lanes',
    '/runbooks/an-erasure-is-overdue',
    '/lanes?process=erasure',
    '/runbooks/letters-are-not-sent',
    '/lanes?process=letters',
    '/runbooks/money-is-owed',
  ]);
  expect(screen.getByText(/^As of/).textContent).toBe(
    'As of 26 Nov 2026, 10:00:00 UTC. It is looked at again every 5 seconds.',
  );
  const screens = within(screen.getByRole('navigation', { name: 'Screens' }));
  expect(screens.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Narration',
    'Narrators',
    'Figures',
    'Models',
    'Read models',
    'Parked lanes',
    'Hanging turns',
    'Sign-ins',
  ]);
});

it('says what there is none of, and what cannot be asked, and takes neither for a zero', async () => {
  now = operationsFigures({ waiting: null, projection: { events: 500, oldestAt: null } });
  renderDesk('/figures');
  expect(await Promise.all(nowNames.map((name) => figure('Now', name)))).toEqual([
    'Cannot be askedThe queue does not answer.Runbook the-queue-is-awayNarrators',
    '133 of 16 are taken.Runbook turns-wait-too-longNarrators',
    '0None.Runbook nobody-tells-turnsNarrators',
    '$0.00There is no cap.Runbook the-daily-cap-is-nearModels',
    '500 or moreThey have all.Runbook the-read-models-are-behindRead models',
    '0None.Runbook a-key-was-parkedHanging turns',
    '0None.Runbook a-key-was-parkedParked lanes',
    '0None.Runbook an-erasure-is-overdueParked lanes',
    '0None.Runbook letters-are-not-sentParked lanes',
    '$0.00None.Runbook money-is-owed',
  ]);
  const times = await section('How long it took');
  expect(times.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'None',
    'None',
    'None',
    'None',
  ]);
  expect(times.getAllByText('No turn was measured.')).toHaveLength(2);
  expect((await section('Why turns failed')).getByText('No turn failed.')).toBeInTheDocument();
  const money = await section('What a turn leaves');
  expect(money.getByText('Margin of a turn').nextElementSibling).toHaveTextContent(/^None$/);
  expect(money.getByText('No turn was told or stopped.')).toBeInTheDocument();
});

it('shows turns by the minute in a chart each, in words, and in a table of the minutes that had any', async () => {
  now = operationsFigures({
    minutes: operationsMinutes(60, {
      10: { submitted: 4, told: 3 },
      42: { submitted: 7, told: 6, stopped: 1, failed: 2 },
    }),
    turns: { submitted: 11, told: 9, stopped: 1, failed: 2 },
  });
  renderDesk('/figures');
  const inFigure = async (name: string) => within(await screen.findByRole('figure', { name }));
  expect((await inFigure('Sent')).getByText('11 in 60 minutes; most at 09:43, 7.')).toBeInTheDocument();
  expect((await inFigure('Told')).getByText('9 in 60 minutes; most at 09:43, 6.')).toBeInTheDocument();
  expect((await inFigure('Failed')).getByText('2 in 60 minutes; most at 09:43, 2.')).toBeInTheDocument();
  expect(screen.getByText('1 turn was stopped by its player, beside those told.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('The figures, as a table'));
  expect(
    within(screen.getByRole('table', { name: 'Turns a minute' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['MinuteSentToldStoppedFailed', '09:114300', '09:437612']);
});

it('tells apart how long turns waited and were told, why they failed, and what one leaves', async () => {
  now = operationsFigures({
    waited: { turns: 1, p50Ms: 134, p95Ms: 134 },
    told: { turns: 1_200, p50Ms: 2_500, p95Ms: 61_000 },
    failures: [
      { code: 'model_unavailable', turns: 1_001 },
      { code: 'turn_abandoned', turns: 1 },
    ],
    money: { chargedMicroUsd: 912_345, providerCostMicroUsd: 1_003_456, marginPerTurnMicroUsd: -83 },
  });
  renderDesk('/figures');
  const waited = within(await screen.findByRole('region', { name: 'Waited for a narrator' }));
  expect(waited.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '0.13 seconds',
    '0.13 seconds',
  ]);
  expect(waited.getByText('Of 1 turn that was measured. Time in pauses is counted too.')).toBeInTheDocument();
  const told = within(screen.getByRole('region', { name: 'Told, from then on' }));
  expect(told.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2.5 seconds',
    '61 seconds',
  ]);
  expect(told.getByText('Of 1,200 turns that were measured.')).toBeInTheDocument();
  const failed = (await section('Why turns failed')).getAllByRole('row');
  expect(failed.map(({ textContent }) => textContent)).toEqual([
    'CodeTurns',
    'model_unavailable1,001',
    'turn_abandoned1',
  ]);
  const money = await section('What a turn leaves');
  expect(money.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '\u2212$0.000083',
    '$0.912',
    '$1.00',
  ]);
  expect(money.getByTitle('$1.003456')).toHaveTextContent('$1.00');
});

/** Of now: how bad it is, by its name. */
const marks = async () => {
  const list = await section('Now');
  return Object.fromEntries(
    nowNames.flatMap((name) => {
      const mark = list.getByText(name, { selector: 'dt > span' }).closest('dt')!.querySelector('.sr-only');
      return mark ? [[name, mark.textContent]] : [];
    }),
  );
};
const since = (seconds: number) => ({
  count: 1,
  oldestAt: new Date(Date.parse(operationsFigures().at) - seconds * 1_000).toISOString(),
});

it('marks nothing while all is as it should be, also at the very edge', async () => {
  now = operationsFigures({
    waiting: waitingTurns(3, 15_000),
    underWay: since(600),
    modelCost: { spentMicroUsd: 8_000_000, capMicroUsd: 10_000_000 },
    projection: { events: 9, oldestAt: since(30).oldestAt },
    lettersUnsent: since(900),
  });
  renderDesk('/figures');
  expect(await figure('Now', 'Free slots')).toBe('133 of 16 are taken.Runbook turns-wait-too-longNarrators');
  expect(await marks()).toEqual({});
});

it('marks what is as bad as an alert, from where its rule fires', async () => {
  now = operationsFigures({
    waiting: waitingTurns(30, 15_001),
    underWay: since(601),
    modelCost: { spentMicroUsd: 8_000_001, capMicroUsd: 10_000_000 },
    projection: { events: 9, oldestAt: since(31).oldestAt },
    lettersUnsent: since(901),
    openReserves: since(601),
    parkedLanes: since(1),
    erasuresOverdue: since(1),
    moneyOwed: { ...since(1), amountCents: 1 },
  });
  atWork = { ...atWork, waiting: 30 };
  renderDesk('/figures');
  await figure('Now', 'Free slots');
  // When a turn is given up is told by a call of its own.
  await waitFor(async () => expect(await marks()).toHaveProperty(['Without an outcome']));
  expect(await marks()).toEqual({
    Waiting: 'Look at it now',
    'Free slots': 'Look at it today',
    'Without an outcome': 'Look at it now',
    'Cost of models today': 'Look at it today',
    'Behind the log': 'Look at it now',
    'Reserves open too long': 'Look at it now',
    'Parked lanes': 'Look at it now',
    'Erasures overdue': 'Look at it now',
    'Letters unsent': 'Look at it today',
    'Money owed': 'Look at it now',
  });
});

it('marks that nobody takes turns, that the queue is away and that the cap is spent', async () => {
  now = operationsFigures({ waiting: null, modelCost: { spentMicroUsd: 5, capMicroUsd: 5 } });
  atWork = {
    ...narrators(narrator('narrator-1', { isEnding: true }), narrator('n2', { slots: 0 })),
    waiting: null,
  };
  renderDesk('/figures');
  expect(await figure('Now', 'Free slots')).toBe(
    '0No narrator takes turns.Runbook nobody-tells-turnsNarrators',
  );
  expect(await marks()).toEqual({
    Waiting: 'Look at it now',
    'Free slots': 'Look at it now',
    'Cost of models today': 'Look at it now',
  });
});

it('marks no turns that wait in a pause', async () => {
  now = operationsFigures({ waiting: waitingTurns(3, 1_000), underWay: since(3_600) });
  api.answer({
    'GET /api/staff/operations/narration': answeredThen(narration({ paused: decidedBy('Bob') })),
  });
  renderDesk('/figures');
  await screen.findByText(/^Narration has been paused/);
  await figure('Now', 'Free slots');
  expect(await marks()).toEqual({});
});

it('keeps the period in the address, asks for it, and looks seldomer at a long one', async () => {
  const { router } = renderDesk('/figures');
  const periods = within(await screen.findByRole('navigation', { name: 'Period' }));
  expect(periods.getByRole('link', { name: '1 hour' })).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(asked()).toEqual([`${address}?minutes=60`]));
  now = operationsFigures({ minutes: operationsMinutes(360) });
  await userEvent.click(periods.getByRole('link', { name: '6 hours' }));
  expect(router.state.location.search).toBe('?minutes=360');
  expect(await screen.findByText(/It is looked at again every 30 seconds\.$/)).toBeInTheDocument();
  expect(asked()).toContain(`${address}?minutes=360`);
  expect(periods.getByRole('link', { name: '6 hours' })).toHaveAttribute('aria-current', 'true');
});

it('names a pause beside the figures that it explains', async () => {
  api.answer({
    'GET /api/staff/operations/narration': answeredThen(narration({ paused: decidedBy('Bob') })),
  });
  renderDesk('/figures');
  expect(await screen.findByText(/^Narration has been paused for 12 minutes, by Bob/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Resume it under Narration' })).toHaveAttribute('href', '/');
});

it.each([
  ['paused', narration({ paused: decidedBy('Bob'), hindrances: ['cap_spent'] }), 'Narration Paused'],
  ['not told', narration({ hindrances: ['no_narrator'] }), 'Narration Nothing is told'],
  ['not taken', narration({ hindrances: ['cap_spent'] }), 'Narration No turn is taken'],
])('marks in the menu of every screen that turns are %s', async (_, stands, name) => {
  api.answer({ 'GET /api/staff/operations/narration': answeredThen(stands) });
  renderDesk('/figures');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/');
});

it('says that no period can be read, and asks nothing', async () => {
  renderDesk('/figures?minutes=0');
  expect(
    await screen.findByText(
      'No period can be read in this address: it is 5 to 1,440 minutes. Choose one above.',
    ),
  ).toBeInTheDocument();
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: '15 min' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Now' })).toBeInTheDocument();
  expect(asked()).toEqual([`${address}?minutes=15`]);
});

it('says that what it shows could not be brought up to date', async () => {
  renderDesk('/figures');
  await section('Now');
  api.answer({ [`GET ${address}`]: problem(503, 'unavailable', 'Not now.') });
  expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toHaveTextContent(
    'This may be out of date: Not now.',
  );
  expect(await figure('Now', 'Waiting')).toMatch(/^0None waits\./);
});

const nowNames = [
  'Waiting',
  'Free slots',
  'Without an outcome',
  'Cost of models today',
  'Behind the log',
  'Reserves open too long',
  'Parked lanes',
  'Erasures overdue',
  'Letters unsent',
  'Money owed',
];
