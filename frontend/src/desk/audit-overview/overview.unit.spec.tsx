import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { amounts, auditDay, auditException, auditSummary, calmBooks } from '../testing/auditor.js';
import { renderDesk } from '../testing/render-desk.js';

const november = '/?month=2026-11';
const asked = 'from=2026-11-01T00%3A00%3A00.000Z&until=2026-12-01T00%3A00%3A00.000Z';

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi(calmBooks);
});
afterEach(() => api.close());

it('is what an auditor finds, with the screens that are theirs and no search for players', async () => {
  renderDesk('/');
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeInTheDocument();
  const screens = within(screen.getByRole('navigation', { name: 'Screens' })).getAllByRole('link');
  expect(screens.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Overview', 'Exceptions', 'Entries', 'Sign-ins']),
  );
  expect(screens.map(({ textContent }) => textContent)).not.toContain('Find a player');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByText('Auditor’s desk')).toBeInTheDocument();
  await userEvent.keyboard('/');
  expect(screen.getByLabelText('First day')).toHaveFocus();
});

it('has nothing at the addresses of support', async () => {
  renderDesk('/approvals');
  expect(await screen.findByRole('heading', { name: 'No such screen' })).toBeInTheDocument();
  await userEvent.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(keys.getByText('accept its explanation')).toBeInTheDocument();
  expect(keys.queryByText('search players')).not.toBeInTheDocument();
});

it('says that nothing is open and all is explained', async () => {
  api.answer({
    'GET /api/staff/audit/summary': { body: auditSummary({ volumeMicroUsd: 20_000_000 }) },
  });
  renderDesk(november);
  expect(await screen.findByText('Nothing is open.')).toBeInTheDocument();
  expect(screen.getByText('100.00 %')).toBeInTheDocument();
  expect(screen.getByText('$20.00 moved.')).toBeInTheDocument();
  expect(api.asked.map(({ url }) => url)).toEqual(
    expect.arrayContaining([`/api/staff/audit/summary?${asked}`, `/api/staff/audit/days?${asked}`]),
  );
});

it('puts what is open first: the largest, each with cause, age, amount and owner, and how many of each cause', async () => {
  const small = auditException();
  const large = auditException({
    exceptionId: 'e0000000-0000-5000-8000-000000000002',
    cause: 'owed',
    amountMicroUsd: 12_000_000,
    ageSeconds: 7_300,
    ownerId: 'b',
    ownerName: 'Brutus',
  });
  api.answer({
    'GET /api/staff/audit/exceptions': {
      body: {
        exceptions: [large, small],
        nextAfter: null,
        total: 2,
        counts: [
          { cause: 'paid_not_credited', open: 1, explained: 2, accepted: 0, amountMicroUsd: 9_000_000 },
          { cause: 'unclaimed', open: 0, explained: 0, accepted: 3, amountMicroUsd: 1_000_000 },
        ],
      },
    },
    'GET /api/staff/audit/summary': {
      body: auditSummary({
        volumeMicroUsd: 20_000_000,
        unexplainedMicroUsd: 17_000_000,
        explainedBasisPoints: 1_500,
        exceptions: { open: 2, explained: 2, accepted: 3 },
      }),
    },
  });
  const { router } = renderDesk(november);
  const worst = within(await screen.findByRole('table', { name: 'The largest that are open' }));
  expect(api.asked.map(({ url }) => url)).toContainEqual(expect.stringContaining('order=largest&limit=8'));
  const [, first, second] = worst.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Owed, and its player gone.*Brutus2 hours\$12\.00/);
  expect(second).toMatch(/^Paid, not credited.*Nobody2 days\$5\.00/);
  expect(screen.getByText('15.00 %')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '$17.00 is unexplained; $20.00 moved.' })).toBeInTheDocument();
  const byCause = within(screen.getByRole('table', { name: 'By cause' }));
  expect(byCause.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'By causeOpenExplainedAccepted',
    'Paid, not credited120',
    'Unclaimed003',
  ]);
  expect(byCause.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/exceptions?until=2026-12-01T00:00:00.000Z&cause=paid_not_credited&state=explained',
  );
  await userEvent.keyboard('j{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/exceptions/${large.exceptionId}`));
});

it('leads from every figure to what it is made of', async () => {
  api.answer({
    'GET /api/staff/audit/summary': {
      body: auditSummary({
        moved: amounts({ chargedPaid: 3_000_000, modelCost: 1_250_000, cash: 8_000_000 }),
        opening: amounts({ liabilityPaid: 2_000_000 }),
        closing: amounts({ liabilityPaid: 7_000_000, held: 500_000 }),
        paidInMicroUsd: 10_000_000,
        paidOutMicroUsd: 2_000_000,
        provider: {
          ...auditSummary().provider,
          awaitingMicroUsd: 4_000_000,
          fetchedUntil: '2026-11-26T09:30:00.000Z',
        },
      }),
    },
  });
  renderDesk(november);
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  const leads = (figure: string) => totals.getAllByRole('link', { name: figure })[0]!.getAttribute('href');
  expect(leads('$3.00')).toBe('/entries?account=chargedPaid&month=2026-11');
  expect(leads('$10.00')).toBe('/entries?money=in&month=2026-11');
  expect(leads('$2.00')).toBe('/entries?money=out&month=2026-11');
  expect(leads('Net $8.00')).toBe('/entries?account=cash&month=2026-11');
  expect(leads('$1.75')).toBe('/entries?month=2026-11');
  expect(leads('Opening $2.00')).toBe('/entries?account=liabilityPaid&until=2026-11-01');
  expect(leads('$7.00')).toBe('/entries?account=liabilityPaid&until=2026-12-01');
  expect(leads('$0.50')).toBe('/entries?account=held&until=2026-12-01');
  expect(leads('$4.00')).toContain('awaiting=true');
  expect(leads('26 Nov 2026')).toBe('/provider');
});

it('says each chart in words, and has the same figures in a table that leads on', async () => {
  api.answer({
    'GET /api/staff/audit/days': {
      body: {
        days: [
          auditDay('2026-11-01', { revenueMicroUsd: 250_000 }),
          auditDay('2026-11-02', { revenueMicroUsd: 500_000, liabilityPaidMicroUsd: 4_000_000 }),
        ],
      },
    },
  });
  renderDesk(november);
  const revenue = within(await screen.findByRole('figure', { name: 'Revenue' }));
  expect(revenue.getByText('$0.75 in 2 days; most on 2 Nov, $0.50.')).toBeInTheDocument();
  await userEvent.click(revenue.getByText('The figures, as a table'));
  expect(revenue.getByRole('link', { name: '$0.50' })).toHaveAttribute(
    'href',
    '/entries?account=chargedPaid&from=2026-11-02&until=2026-11-03',
  );
  expect(
    within(screen.getByRole('figure', { name: 'Liability' })).getByText(/^Paid: from \$0\.00 to \$4\.00/),
  ).toBeInTheDocument();
});

it('names what came later to months that were closed', async () => {
  api.answer({
    'GET /api/staff/audit/summary': {
      body: auditSummary({ adjustments: [{ month: '2026-10', amounts: { chargedPaid: -50_000 } }] }),
    },
  });
  renderDesk(november);
  const adjustments = within(await screen.findByRole('region', { name: 'Adjustments of earlier months' }));
  expect(adjustments.getByRole('link', { name: 'Of October 2026' })).toHaveAttribute(
    'href',
    '/months/2026-10',
  );
  expect(adjustments.getByText('\u2212$0.05')).toBeInTheDocument();
});

it('keeps the period in the address, and refuses one that ends before it begins', async () => {
  const { router } = renderDesk(november);
  await userEvent.clear(await screen.findByLabelText('First day'));
  await userEvent.type(screen.getByLabelText('First day'), '2026-11-20');
  await userEvent.clear(screen.getByLabelText('Last day'));
  await userEvent.type(screen.getByLabelText('Last day'), '2026-11-10');
  expect(screen.getByRole('alert')).toHaveTextContent('The last day is before the first.');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(router.state.location.search).toBe('?month=2026-11');
  await userEvent.clear(screen.getByLabelText('Last day'));
  await userEvent.type(screen.getByLabelText('Last day'), '2026-11-22');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(router.state.location.search).toBe('?from=2026-11-20&until=2026-11-23');
});

it('says that no period can be read, and what the server has against one', async () => {
  api.answer({
    'GET /api/staff/audit/summary': problem(400, 'invalid_period', 'The period has not begun.'),
  });
  renderDesk('/?month=November');
  expect(
    await screen.findByText('No period can be read in this address. Choose one above.'),
  ).toBeInTheDocument();
  expect(api.asked.some(({ url }) => url.includes('/summary'))).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Last month' }));
  expect(await screen.findByText('The period has not begun.')).toBeInTheDocument();
});
