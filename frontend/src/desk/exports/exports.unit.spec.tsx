import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditExport } from '@rubicon/contracts';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { calmBooks } from '../testing/auditor.js';
import { auditExport } from '../testing/books.js';
import { renderDesk } from '../testing/render-desk.js';

const call = '/api/staff/audit/exports';
const done = auditExport({
  state: 'done',
  rowsDone: 1_204,
  rowsTotal: 1_204,
  bytes: 1_234_567,
  expiresAt: '2026-12-03T10:00:00.000Z',
});

let api: ServedApi;
let exports: AuditExport[];
beforeEach(async () => {
  exports = [];
  api = await serveApi({ ...calmBooks, [`GET ${call}`]: () => ({ body: { exports } }) });
});
afterEach(() => api.close());

const looks = () => api.asked.filter(({ method, url }) => method === 'GET' && url === call).length;
const bar = () => screen.getByRole('progressbar', { name: 'How far it is: Ledger as JSON lines' });

it('asks for what is chosen, of the period in the address', async () => {
  api.answer({
    [`POST ${call}`]: () => {
      exports = [auditExport({ kind: 'evidence_zip' })];
      return { status: 202, body: exports[0] };
    },
  });
  const { router } = renderDesk('/exports?month=2026-11');
  expect(await screen.findByText('Nobody has asked for a file yet.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Entries as CSV' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Entries as CSV' })).toHaveAccessibleDescription(
    /^Every event of the period and what it posts/,
  );
  expect(screen.queryByText(/from its beginning until the last day/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Evidence' }));
  expect(router.state.location.search).toBe('?kind=evidence_zip&month=2026-11');
  expect(screen.getByText(/from its beginning until the last day/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText('Waits')).toBeInTheDocument();
  const { body, headers } = api.asked.find(({ method }) => method === 'POST')!;
  expect(body).toEqual({
    kind: 'evidence_zip',
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-12-01T00:00:00.000Z',
  });
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

it('asks for the days that stand in its fields, and shows what the server has against them', async () => {
  api.answer({ [`POST ${call}`]: problem(400, 'invalid_period', 'It ends before it begins.') });
  const { router } = renderDesk('/exports?month=2026-11');
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: '2026-10-31' } });
  expect(router.state.location.search).toBe('?kind=entries_csv&from=2026-11-01&until=2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It ends before it begins.');
  expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'entries_csv',
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-11-01T00:00:00.000Z',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeInTheDocument();
});

it('asks for nothing without a first and a last day', async () => {
  renderDesk('/exports?from=someday');
  expect(await screen.findByText(/^Give its first and its last day/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask for it' })).toBeDisabled();
});

it('shows how far it is while it is written, looks again until it is done, and no longer', async () => {
  const states = [
    auditExport({ state: 'running' }),
    auditExport({ state: 'running', rowsDone: 602, rowsTotal: 1_204 }),
    done,
  ];
  exports = [states[0]!];
  renderDesk('/exports');
  expect(await screen.findByText('Is being written')).toHaveAttribute('role', 'status');
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  exports = [states[1]!];
  expect(await screen.findByText('602 of 1,204 rows')).toBeInTheDocument();
  expect(bar()).toHaveAttribute('aria-valuenow', '602');
  expect(bar()).toHaveAttribute('aria-valuemax', '1204');
  exports = [states[2]!];
  const file = await screen.findByRole('link', { name: `Download ${done.fileName}` });
  expect(file).toHaveAttribute('href', `${call}/${done.exportId}/file`);
  expect(file).toHaveAttribute('download', done.fileName);
  expect(screen.getByText(/1,204 rows/)).toHaveTextContent(
    '1,204 rows · 1.2 MB · Kept until 03 Dec 2026, 10:00:00',
  );
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('looks once when nothing is under way', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
  try {
    exports = [done];
    renderDesk('/exports');
    await screen.findByText('Done');
    jest.advanceTimersByTime(30_000);
    expect(looks()).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

it('cancels what is under way', async () => {
  exports = [auditExport({ state: 'running' })];
  api.answer({
    [`POST ${call}/${done.exportId}/cancel`]: () => {
      exports = [auditExport({ state: 'cancelled' })];
      return { body: exports[0] };
    },
  });
  renderDesk('/exports');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Ledger as JSON lines' }));
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});

it('says why one failed, and that a file is thrown away; keys go through what can be done', async () => {
  exports = [
    auditExport({
      exportId: '1',
      state: 'failed',
      failure: { code: 'x', sentence: 'The log ends before it.' },
    }),
    { ...done, exportId: '2', expiresAt: null },
    done,
    { ...done, exportId: '3', fileName: 'other.csv' },
  ];
  renderDesk('/exports');
  expect(await screen.findByText('The log ends before it.')).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: 'What was asked for, newest first' })).getAllByRole(
    'row',
  );
  expect(rows[2]).toHaveTextContent('Thrown away');
  expect(screen.getAllByRole('link', { name: /^Download/ })).toHaveLength(2);
  await userEvent.keyboard('jj');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Download other.csv' })).toHaveFocus());
});
