import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProviderFetches, ProviderRow } from '@rubicon/contracts';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { calmBooks } from '../testing/auditor.js';
import { november, providerRow } from '../testing/books.js';
import { renderDesk } from '../testing/render-desk.js';

type FetchOfList = ProviderFetches['lists'][number];
const complete = (list: FetchOfList['list']): FetchOfList => ({
  list,
  rows: 1_204,
  fetchedUntil: '2026-12-01T00:10:00.000Z',
  state: 'complete',
  at: '2026-12-01T00:12:00.000Z',
  trouble: null,
});
const interrupted: FetchOfList = {
  ...complete('payouts'),
  rows: 3,
  state: 'interrupted',
  trouble: 'The provider did not answer within 10 seconds.',
};
const charge = providerRow();
const changedOften = providerRow({
  id: 'ch_2',
  currency: 'eur',
  amountMinor: -250,
  feeMinor: null,
  netMinor: null,
  availableAt: null,
  earlierVersions: 2,
  paymentId: null,
  payoutId: 'po_1',
});

let api: ServedApi;
let lists: FetchOfList[];
let rows: ProviderRow[];
beforeEach(async () => {
  lists = [complete('charges'), interrupted];
  rows = [charge, changedOften];
  api = await serveApi({
    ...calmBooks,
    'GET /api/staff/audit/summary': { body: november },
    'GET /api/staff/audit/provider': () => ({ body: { lists } }),
    'GET /api/staff/audit/provider/rows': () => ({ body: { rows, nextBefore: null, total: rows.length } }),
  });
});
afterEach(() => api.close());

const asked = () =>
  api.asked.flatMap(({ url }) =>
    url.includes('/provider/rows') ? decodeURIComponent(url.split('?')[1]!) : [],
  );
const table = async () =>
  within(await screen.findByRole('table', { name: 'The provider’s rows, newest first' }));

it('says of each list how far it is fetched, and why it stopped', async () => {
  renderDesk('/provider?month=2026-11');
  const states = within(await screen.findByRole('table', { name: 'Lists, and how far they are fetched' }));
  expect(states.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ListRowsFetched untilState',
    'Charges1,20401 Dec 2026, 00:10:00Complete01 Dec 2026, 00:12:00',
    'Payouts301 Dec 2026, 00:10:00Interrupted01 Dec 2026, 00:12:00The provider did not answer within 10 seconds.',
  ]);
});

it('fetches when it is told to, and looks again until it is done', async () => {
  api.answer({
    'POST /api/staff/audit/provider/fetch': () => {
      lists = [complete('charges'), complete('payouts')];
      return { status: 202, body: { lists: [{ ...complete('charges'), state: 'fetching' }, interrupted] } };
    },
  });
  renderDesk('/provider?month=2026-11');
  await screen.findByText('Interrupted');
  await userEvent.click(screen.getByRole('button', { name: 'Fetch now' }));
  expect((await screen.findAllByText('Fetching has begun.'))[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fetching…' })).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Fetch now' })).toBeEnabled();
  expect(screen.queryByText('Interrupted')).not.toBeInTheDocument();
  // Its rows and sums are asked for anew once the lists have come further.
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(api.asked.filter(({ url }) => url.includes('/summary?'))).toHaveLength(2);
});

it('leads from the books’ cash to the provider’s net, and adds up', async () => {
  api.answer({
    'GET /api/staff/audit/summary': {
      body: {
        ...november,
        provider: {
          ...november.provider,
          refundedMicroUsd: 1_000_000,
          otherMicroUsd: 20_000_000,
          netMicroUsd: 28_410_000,
        },
      },
    },
  });
  renderDesk('/provider?month=2026-11');
  await userEvent.click(await screen.findByText('From the books to the provider', { selector: 'summary' }));
  const bridge = within(screen.getByRole('table', { name: 'From the books to the provider' }));
  const amounts = bridge.getAllByRole('cell').map(({ textContent }) => textContent.slice(0, -4));
  expect(amounts).toEqual(['$10.00', '−$1.00', '+$20.00', '−$0.59', '$28.41']);
});

it('says that the provider cannot be asked now', async () => {
  api.answer({ 'POST /api/staff/audit/provider/fetch': problem(503, 'unavailable', 'No provider is set.') });
  renderDesk('/provider?month=2026-11');
  await screen.findByText('Interrupted');
  await userEvent.click(screen.getByRole('button', { name: 'Fetch now' }));
  expect((await screen.findAllByText('No provider is set.'))[0]).toBeInTheDocument();
});

it('shows what the period comes to, and what of it awaits settlement', async () => {
  const awaitingSince = new Date(Date.now() - 3.5 * 86_400_000).toISOString();
  api.answer({
    'GET /api/staff/audit/summary': {
      body: { ...november, provider: { ...november.provider, awaitingSince } },
    },
  });
  renderDesk('/provider?month=2026-11');
  const name = await screen.findByText('Awaiting settlement', { selector: 'dt' });
  expect(name.nextElementSibling).toHaveTextContent('$9.41the oldest for 3 days');
});

it('filters by what stands in the address, and a press changes it', async () => {
  const { router } = renderDesk('/provider?month=2026-11');
  await table();
  await userEvent.click(screen.getByRole('link', { name: 'Charges' }));
  await userEvent.click(screen.getByRole('link', { name: 'Awaiting settlement' }));
  await waitFor(() => expect(asked()).toHaveLength(3));
  const november = 'from=2026-11-01T00:00:00.000Z&until=2026-12-01T00:00:00.000Z&limit=100';
  expect(asked()).toEqual([november, `${november}&list=charges`, `${november}&list=charges&awaiting=true`]);
  expect(router.state.location.search).toBe('?month=2026-11&list=charges&awaiting=true');
  await userEvent.click(screen.getByRole('link', { name: 'All lists' }));
  expect(router.state.location.search).toBe('?month=2026-11&awaiting=true');
});

it('opens a row by keys: every field as it was fetched, its versions, our payment, and its payout’s rows', async () => {
  const { router } = renderDesk('/provider?month=2026-11');
  const links = (await table()).getAllByRole('link');
  expect(links.map((link) => link.closest('tr')!.textContent)).toEqual([
    '26 Nov 2026, 10:00:00chargesucceededch_1$10.00$0.59$9.4128 Nov 2026',
    '26 Nov 2026, 10:00:00chargesucceededch_2−€2.50–––',
  ]);
  await userEvent.keyboard('j{Enter}');
  const row = within(await screen.findByRole('region', { name: 'The row' }));
  expect(router.state.location.search).toBe('?month=2026-11&row=charges%3Ach_1');
  expect(row.getByText('None: it has not changed since')).toBeInTheDocument();
  expect(row.getByTitle(charge.paymentId!)).toHaveAttribute(
    'href',
    `/entries?itemKind=payment&itemId=${charge.paymentId}`,
  );
  expect(row.getByText('livemode').nextElementSibling).toHaveTextContent('false');
  expect(row.getByText('risk_level').nextElementSibling).toHaveTextContent('normal');
  expect(row.getByText('refunds').nextElementSibling).toHaveTextContent('[]');
  await userEvent.keyboard('{Escape}');
  expect(router.state.location.search).toBe('?month=2026-11');
  await userEvent.click((await table()).getAllByRole('link')[1]!);
  const other = within(await screen.findByRole('region', { name: 'The row' }));
  expect(other.getByText('2 kept, as they were fetched')).toBeInTheDocument();
  expect(other.getByText('None of ours is known for it')).toBeInTheDocument();
  await userEvent.click(other.getByRole('link', { name: 'its rows' }));
  expect(router.state.location.search).toBe('?month=2026-11&payoutId=po_1');
  expect(await screen.findByText('Of payout po_1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Rows of any payout' }));
  expect(router.state.location.search).toBe('?month=2026-11');
});

it('goes on to older rows', async () => {
  api.answer({
    'GET /api/staff/audit/provider/rows': ({ url }) => ({
      body: url.includes('before=')
        ? { rows: [changedOften], nextBefore: null, total: 2 }
        : { rows: [charge], nextBefore: 'charges:ch_1', total: 2 },
    }),
  });
  renderDesk('/provider?month=2026-11');
  expect((await table()).getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  await waitFor(async () => expect((await table()).getAllByRole('link')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
  expect(screen.getByText('2 rows')).toBeInTheDocument();
});

it('says that nothing fits, that a period cannot be read, and what the server refuses', async () => {
  rows = [];
  const { router } = renderDesk('/provider?month=2026-11');
  expect(await screen.findByText('The provider has no row that fits.')).toBeInTheDocument();
  api.answer({
    'GET /api/staff/audit/provider/rows': problem(400, 'invalid_period', 'It ends before it begins.'),
    'GET /api/staff/audit/summary': problem(400, 'invalid_period', 'It ends before it begins.'),
  });
  await act(() => router.navigate('/provider?from=2026-11-02&until=2026-11-01'));
  await waitFor(() => expect(screen.getAllByText('It ends before it begins.')).toHaveLength(2));
  await act(() => router.navigate('/provider?month=someday'));
  expect(await screen.findByText(/^No period can be read/)).toBeInTheDocument();
});
