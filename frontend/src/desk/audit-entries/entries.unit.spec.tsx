import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, type ServedApi } from '../../testing/serve-api.js';
import { amounts, calmBooks, ledgerEvent } from '../testing/auditor.js';
import { renderDesk } from '../testing/render-desk.js';

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    ...calmBooks,
    'GET /api/staff/audit/entries': ({ url }) => ({
      body: url.includes('before=')
        ? { entries: [ledgerEvent(1)], nextBefore: null, total: 3, sums: amounts({ cash: 15_000_000 }) }
        : {
            entries: [ledgerEvent(3), ledgerEvent(2)],
            nextBefore: '2',
            total: 3,
            sums: amounts({ cash: 15_000_000, clearing: 15_000_000 }),
          },
    }),
  });
});
afterEach(() => api.close());

const asked = () =>
  api.asked.filter(({ url }) => url.includes('/entries')).map(({ url }) => url.split('?')[1]);

it('shows the figure that led here, over all of them, and the entries it is made of', async () => {
  renderDesk('/entries?account=cash&from=2026-11-26&until=2026-11-27');
  const sums = within(await screen.findByRole('region', { name: 'What they come to' }));
  expect(sums.getByText('Cash, over all of them').nextSibling).toHaveTextContent('$15.00');
  expect(sums.getByText('3 entries')).toBeInTheDocument();
  expect(sums.getByRole('link', { name: '$15.00' })).toHaveAttribute(
    'href',
    '/entries?account=clearing&from=2026-11-26&until=2026-11-27',
  );
  const table = within(screen.getByRole('table', { name: 'Entries, newest first' }));
  expect(table.getByRole('columnheader', { name: 'Cash' })).toBeInTheDocument();
  expect(table.getAllByRole('row').at(1)).toHaveTextContent(/26 Nov 2026 10:00:03Payment 3.*\+\$5\.00/);
  expect(asked()).toEqual([
    'from=2026-11-26T00%3A00%3A00.000Z&until=2026-11-27T00%3A00%3A00.000Z&account=cash&limit=100',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await table.findByText('Payment 1 was completed.')).toBeInTheDocument();
  expect(asked().at(-1)).toContain('before=2');
});

it('opens an entry by keys alone to its event, and keeps it in the address', async () => {
  const { router } = renderDesk('/entries');
  await screen.findByRole('button', { name: 'Payment 3 was completed.' });
  await userEvent.keyboard('jj{Enter}');
  expect(await screen.findByText('PaymentCompleted')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?event=2');
  expect(screen.getByRole('button', { name: 'Payment 2 was completed.', expanded: true })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'All of this player' })).toHaveAttribute(
    'href',
    '/entries?playerId=0b3f6a52-8f5e-4b8e-9f0e-1d2c3b4a5f60',
  );
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('PaymentCompleted')).not.toBeInTheDocument();
});

it('is narrowed by an account, a thing, a player and a period, all in the address', async () => {
  const { router } = renderDesk('/entries');
  await screen.findByRole('table');
  await userEvent.keyboard('/');
  expect(screen.getByLabelText('Account')).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'Revenue');
  await userEvent.selectOptions(await screen.findByLabelText('What about'), 'Turn');
  await userEvent.type(await screen.findByLabelText('Player id'), ' 0b3f {Enter}');
  await userEvent.click(screen.getByRole('link', { name: 'Last month' }));
  await waitFor(() =>
    expect(router.state.location.search).toMatch(
      /^\?account=chargedPaid&itemKind=turn&playerId=0b3f&month=\d{4}-\d\d$/,
    ),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(router.state.location.search).toMatch(/^\?month=\d{4}-\d\d$/);
});

it('says that there is none, and that no period can be read', async () => {
  api.answer({
    'GET /api/staff/audit/entries': { body: { entries: [], nextBefore: null, total: 0, sums: amounts() } },
  });
  renderDesk('/entries?account=owed&from=soon');
  expect(
    await screen.findByText('No period can be read in this address. Choose one above.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'All times' }));
  expect(await screen.findByText('No event of the ledger is like this.')).toBeInTheDocument();
});
