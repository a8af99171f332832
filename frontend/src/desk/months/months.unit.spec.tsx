import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { amounts, calmBooks } from '../testing/auditor.js';
import { month, monthClose, november as booksOfNovember } from '../testing/books.js';
import { renderDesk } from '../testing/render-desk.js';

const underWay = month('2026-12', { state: 'under_way', refusal: 'month_not_over' });
const november = month('2026-11');
const october = month('2026-10', {
  state: 'closed',
  close: monthClose({ closedAt: '2026-11-02T09:00:00.000Z' }),
});
const september = month('2026-09', { state: 'closed', close: monthClose() });

let api: ServedApi;
let months: ReturnType<typeof month>[];
beforeEach(async () => {
  months = [underWay, november, october, september];
  api = await serveApi({
    ...calmBooks,
    'GET /api/staff/audit/months': () => ({ body: { months } }),
    'GET /api/staff/audit/summary': { body: booksOfNovember },
  });
});
afterEach(() => api.close());

const rows = () => within(screen.getByRole('list', { name: 'Months, newest first' })).getAllByRole('link');
const table = async () => within(await screen.findByRole('table', { name: 'The books of the month' }));

const rowsOf =
  (books: Awaited<ReturnType<typeof table>>) =>
  (name: string): string[] =>
    within(books.getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replace(/0*$/, ''));

it('lists months, newest first, says how each stands, and goes through them by keys', async () => {
  months[1] = month('2026-11', { refusal: 'exceptions_open', openExceptions: 3 });
  const { router } = renderDesk('/months');
  await screen.findByText('Choose a month, to see what it moved and to close it.');
  expect(rows().map((row) => row.textContent)).toEqual([
    'December 2026Under wayIt ends with 31 Dec 2026.',
    'November 2026Open3 exceptions not accepted',
    'October 2026Closed02 Nov 2026, by Bob',
    'September 2026Closed02 Dec 2026, by Bob',
  ]);
  await userEvent.keyboard('jj{Enter}');
  expect(router.state.location.pathname).toBe('/months/2026-11');
  expect(screen.getByRole('heading', { name: 'November 2026' })).toHaveFocus();
});

it('says so when there are no books yet, or none of the month that is named', async () => {
  months = [];
  renderDesk('/months');
  expect(await screen.findByText('No month has an event of the ledger yet.')).toBeInTheDocument();
});

it('knows no month that is not in the books', async () => {
  renderDesk('/months/1999-01');
  expect(await screen.findByText('There are no books of this month.')).toBeInTheDocument();
});

it('shows what every account held, moved and holds, debits and credits the same, each movement open to its entries', async () => {
  renderDesk('/months/2026-11');
  const books = await table();
  const row = rowsOf(books);
  expect(row('Cash')).toEqual(['$5.', '+$10.', '$15.']);
  expect(row('Liability, paid')).toEqual(['$5.', '+$7.5', '$12.5']);
  expect(row('Debits in all')).toEqual(row('Credits in all'));
  expect(books.getByTitle('Cash: its entries of the month')).toHaveAttribute(
    'href',
    '/entries?account=cash&month=2026-11',
  );
  expect(books.queryByTitle('Clearing: its entries of the month')).not.toBeInTheDocument();
});

it.each([
  [
    'month_not_over',
    /^It can be closed from 01 Dec 2026, 01:00:00 UTC, an hour after its end\.$/,
    null,
    null,
  ],
  [
    'exceptions_open',
    /^2 exceptions that began before the month’s end are not accepted\.$/,
    '2 exceptions',
    '/exceptions?state=all&until=2026-12-01T00%3A00%3A00.000Z',
  ],
  ['provider_not_fetched', /^The provider’s rows are not fetched/, 'how far its lists are', '/provider'],
  ['heads_not_signed', /no key to sign/, 'the proof', '/proof'],
  ['earlier_month_open', /^Months are closed in their order/, 'August 2026', '/months/2026-08'],
] as const)(
  'says why a month cannot be closed and leads to what mends it: %s',
  async (refusal, why, name, to) => {
    const openExceptions = refusal === 'exceptions_open' ? 2 : 0;
    months = [
      month('2026-11', { refusal, openExceptions }),
      month('2026-08'),
      month('2026-07', { state: 'closed' }),
    ];
    renderDesk('/months/2026-11');
    const title = await screen.findByRole('heading', { name: 'Why it cannot be closed' });
    expect(title.nextElementSibling).toHaveTextContent(why);
    if (name !== null) expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', to);
    expect(screen.queryByRole('button', { name: 'Close the month…' })).not.toBeInTheDocument();
  },
);

it('says what closing pins, closes, and shows the head that was signed', async () => {
  const close = monthClose({
    adjustments: [{ month: '2026-10', amounts: { cash: -1_000_000 } }],
    cameLater: { liabilityPaid: 250_000 },
  });
  api.answer({
    'POST /api/staff/audit/months/2026-11/close': () => {
      months[1] = month('2026-11', { state: 'closed', close });
      return { body: months[1] };
    },
  });
  renderDesk('/months/2026-11');
  await userEvent.click(await screen.findByRole('button', { name: 'Close the month…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close November 2026' }));
  expect(await dialog.findByText('the end of the log when you close, now 4,711')).toBeInTheDocument();
  expect(dialog.getByText('Exceptions').nextElementSibling).toHaveTextContent('2 accepted');
  expect(dialog.getByText(/^An event that comes later does not change this month/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close November 2026' }));
  expect((await screen.findAllByText('November 2026 is closed.'))[0]).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'As it was closed' });
  const part = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section')!);
  expect(part('As it was closed').getByText('4,711')).toBeInTheDocument();
  expect(part('Signed head').getByText('No. 7')).toBeInTheDocument();
  expect(part('Signed head').getByTitle('0007'.repeat(16))).toHaveTextContent('000700070007…');
  expect(part('Adjustments of earlier months').getByText('October 2026')).toBeInTheDocument();
  expect(part('Adjustments of earlier months').getByText(/^−\$1\.00/)).toBeInTheDocument();
  expect(part('What came later').getByText(/^\+\$0\.25/)).toBeInTheDocument();
});

it('shows the server’s refusal in the dialog, and asks anew how the month stands', async () => {
  api.answer({
    'POST /api/staff/audit/months/2026-11/close': problem(409, 'exceptions_open', 'One exception is open.'),
  });
  renderDesk('/months/2026-11');
  await userEvent.click(await screen.findByRole('button', { name: 'Close the month…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close November 2026' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('One exception is open.');
  expect(api.asked.filter(({ url }) => url === '/api/staff/audit/months')).toHaveLength(2);
});

it('keeps the totals of a closed month as they were closed', async () => {
  months = [
    month('2026-11', {
      state: 'closed',
      close: monthClose({ totals: amounts({ cash: 9_000_000, liabilityPaid: 9_000_000 }) }),
    }),
  ];
  renderDesk('/months/2026-11');
  const books = await table();
  expect(books.getByTitle('Cash: its entries of the month')).toHaveTextContent('+$9.00');
  expect(books.queryByTitle('Revenue: its entries of the month')).not.toBeInTheDocument();
});

it('shows a closed month from what stood when it was closed to what stood then, whatever came to earlier months since', async () => {
  const pinned = monthClose({
    opening: amounts({ cash: 3_000_000, liabilityPaid: 3_000_000 }),
    adjustments: [
      { month: '2026-09', amounts: { cash: 1_000_000, liabilityPaid: 1_000_000 } },
      { month: '2026-10', amounts: { cash: -500_000, liabilityPaid: -500_000 } },
    ],
  });
  months = [month('2026-11', { state: 'closed', close: pinned })];
  renderDesk('/months/2026-11');
  const books = await table();
  const row = rowsOf(books);
  expect(books.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Account',
    'Opening',
    'Adjusted',
    'Moved',
    'Closing',
  ]);
  expect(row('Cash')).toEqual(['$3.', '+$0.5', '+$10.', '$13.5']);
  expect(row('Liability, paid')).toEqual(['$3.', '+$0.5', '+$7.5', '$11.']);
  expect(row('Debits in all')).toEqual(row('Credits in all'));
});

it('reopens the month that was closed last, for a reason, and keeps how it stood', async () => {
  const reason = 'A refund was booked twice.';
  api.answer({
    'POST /api/staff/audit/months/2026-10/reopen': () => {
      const closedAt = '2026-11-02T09:00:00.000Z';
      months[2] = month('2026-10', {
        reopened: [{ closedAt, reopenedAt: '2026-12-03T08:00:00.000Z', byName: 'Ada', reason }],
      });
      return { body: months[2] };
    },
  });
  renderDesk('/months/2026-10');
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen…' }));
  await userEvent.type(screen.getByLabelText('Why'), 'Too soon');
  await userEvent.click(screen.getByRole('button', { name: 'Reopen it' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await userEvent.clear(screen.getByLabelText('Why'));
  await userEvent.type(screen.getByLabelText('Why'), `${reason} `);
  await userEvent.click(screen.getByRole('button', { name: 'Reopen it' }));
  const history = await screen.findByRole('heading', { name: 'Closed and reopened before' });
  expect(history.nextElementSibling).toHaveTextContent(
    `Closed 02 Nov 2026, 09:00:00, reopened 03 Dec 2026, 08:00:00 by Ada${reason}`,
  );
  expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason });
});

it('offers nobody to reopen a month before the last closed one', async () => {
  renderDesk('/months/2026-09');
  await table();
  expect(screen.queryByRole('button', { name: 'Reopen…' })).not.toBeInTheDocument();
});
