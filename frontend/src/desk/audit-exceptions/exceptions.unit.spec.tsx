import type { AuditEvidence, AuditException, ExceptionStep, ProviderRow } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { auditException, calmBooks, cato, ledgerEvent } from '../testing/auditor.js';
import { renderDesk } from '../testing/render-desk.js';

const open = auditException();
const mine = auditException({ ownerId: cato.staff!.staffId, ownerName: 'Cato', isOwn: true });
const explained = (isOwn: boolean) =>
  auditException({
    state: 'explained',
    explanation: {
      explainedBy: 'b',
      explainedByName: 'Brutus',
      isOwn,
      explainedAt: '2026-11-25T08:00:00.000Z',
      reason: 'The notice came twice.',
      acceptedBy: null,
      acceptedByName: null,
      acceptedAt: null,
    },
  });
const step = { at: '2026-11-25T08:00:00.000Z', byId: 'b', reason: null, amountMicroUsd: null } as const;
let steps: ExceptionStep[];
const row: ProviderRow = {
  list: 'charges',
  id: 'ch_1',
  createdAt: '2026-11-24T10:00:00.000Z',
  fetchedAt: '2026-11-24T11:00:00.000Z',
  earlierVersions: 1,
  type: 'charge',
  status: 'succeeded',
  currency: 'usd',
  amountMinor: 500,
  feeMinor: 45,
  netMinor: 455,
  availableAt: null,
  paymentId: open.itemId,
  paymentIntentId: 'pi_1',
  payoutId: null,
  body: { id: 'ch_1', amount_captured: 500, outcome: { network_status: 'approved_by_network' } },
};
const evidence: AuditEvidence = {
  itemKind: 'payment',
  itemId: open.itemId,
  playerId: open.playerId,
  events: [ledgerEvent(1)],
  providerRows: [row],
  sides: [
    { what: 'paid', provider: 5_000_000, payment: 5_000_000, wallet: null, agrees: false },
    { what: 'refunded', provider: 0, payment: 0, wallet: 0, agrees: true },
  ],
  clearingMicroUsd: 5_000_000,
};
const one = `/api/staff/audit/exceptions/${open.exceptionId}`;
const at = `/exceptions/${open.exceptionId}`;

let api: ServedApi;
let stands: AuditException;
beforeEach(async () => {
  stands = open;
  steps = [];
  api = await serveApi({
    ...calmBooks,
    'GET /api/staff/audit/exceptions': () => ({
      body: {
        exceptions: [stands],
        nextAfter: null,
        total: 1,
        counts: [
          { cause: stands.cause, open: 1, explained: 0, accepted: 0, amountMicroUsd: stands.amountMicroUsd },
        ],
      },
    }),
    [`GET ${one}`]: () => ({ body: { exception: stands, evidence, history: steps } }),
  });
});
afterEach(() => api.close());

const sent = (act: string) =>
  api.asked.filter(({ method, url }) => method === 'POST' && url === `${one}/${act}`);

it('counts what is open beside the screen’s name', async () => {
  renderDesk('/');
  expect(await screen.findByRole('link', { name: 'Exceptions 1 waits' })).toBeInTheDocument();
});

it('opens one by keys alone: j, Enter, and its heading has the focus', async () => {
  const { router } = renderDesk('/exceptions');
  await screen.findByRole('link', { name: /^Paid, not credited/ });
  await userEvent.keyboard('j{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Paid, not credited' })).toHaveFocus());
  expect(router.state.location.pathname).toBe(at);
  expect(screen.getByText('$5.00 were paid, and no credits came.')).toBeInTheDocument();
  expect(screen.getByText('24 Nov 2026, 10:00:00 UTC (2 days)')).toBeInTheDocument();
});

it('marks the side that stands against the others with a word', async () => {
  renderDesk(at);
  const sides = within(await screen.findByRole('table'));
  const [, paid, refunded] = sides.getAllByRole('row');
  expect(
    within(paid!)
      .getAllByRole('cell')
      .map(({ textContent }) => /Differs/.test(textContent)),
  ).toEqual([false, false, true]);
  expect(refunded).not.toHaveTextContent('Differs');
});

it('opens our events to what they post, and the provider’s rows to what came', async () => {
  renderDesk(at);
  const events = (await screen.findByRole('heading', { name: 'Our events' })).parentElement!;
  await userEvent.click(within(events).getByText('Payment 1 was completed.'));
  expect(within(events).getByText('Cash').nextSibling).toHaveTextContent('+$5.00');
  const rows = screen.getByRole('heading', { name: 'The provider’s rows, as fetched' }).parentElement!;
  await userEvent.click(within(rows).getByText('ch_1', { selector: 'summary *' }));
  expect(within(rows).getByText('Fee').nextSibling).toHaveTextContent('$0.45');
  expect(within(rows).getByText(/1 earlier version$/)).toBeInTheDocument();
  expect(within(rows).getByText('approved_by_network')).toBeInTheDocument();
});

it('takes it with t, and hands it back', async () => {
  api.answer({
    [`POST ${one}/take`]: () => ({ body: (stands = mine) }),
    [`POST ${one}/hand-back`]: () => ({ body: (stands = open) }),
  });
  renderDesk(at);
  await screen.findByRole('button', { name: /^Take it/ });
  await userEvent.keyboard('t');
  await userEvent.click(await screen.findByRole('button', { name: 'Hand it back' }));
  expect(await screen.findByRole('button', { name: /^Take it/ })).toBeInTheDocument();
});

it('explains it with e, for the amount that was read', async () => {
  stands = mine;
  api.answer({ [`POST ${one}/explain`]: () => ({ body: (stands = explained(true)) }) });
  renderDesk(at);
  await screen.findByRole('button', { name: /^Explain/ });
  await userEvent.keyboard('e');
  const reason = screen.getByLabelText('What happened');
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(
    'Name nobody: what is written stays. 10 to 500 characters. 0 of 500 so far.',
  );
  await userEvent.type(reason, 'Twice.');
  await userEvent.click(screen.getByRole('button', { name: 'Explain it' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Give a reason of at least 10 characters');
  await userEvent.clear(reason);
  await userEvent.type(reason, ' The notice came twice. ');
  await userEvent.click(screen.getByRole('button', { name: 'Explain it' }));
  expect(await screen.findByText('You explained it: another auditor accepts it.')).toBeInTheDocument();
  expect(sent('explain').map(({ body }) => body)).toEqual([
    { reason: 'The notice came twice.', amountMicroUsd: 5_000_000 },
  ]);
  await userEvent.keyboard('a');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('is explained anew by whoever explained it, from what they wrote', async () => {
  stands = explained(true);
  const { reason } = stands.explanation!;
  api.answer({ [`POST ${one}/explain`]: () => ({ body: stands }) });
  renderDesk(at);
  await screen.findByRole('button', { name: /^Explain it anew/ });
  await userEvent.keyboard('e');
  expect(screen.getByLabelText('What happened')).toHaveValue(reason);
  await userEvent.type(screen.getByLabelText('What happened'), ' Twice.');
  await userEvent.click(screen.getByRole('button', { name: 'Explain it' }));
  await waitFor(() =>
    expect(sent('explain').map(({ body }) => body)).toEqual([
      { reason: `${reason} Twice.`, amountMicroUsd: 5_000_000 },
    ]),
  );
});

it('says beside what is open how much waits to be accepted', async () => {
  api.answer({
    'GET /api/staff/audit/exceptions': {
      body: {
        exceptions: [open],
        nextAfter: null,
        total: 1,
        counts: [{ cause: open.cause, open: 1, explained: 2, accepted: 0, amountMicroUsd: 5_000_000 }],
      },
    },
  });
  renderDesk('/exceptions');
  expect(await screen.findByRole('link', { name: '2 explained wait to be accepted' })).toHaveAttribute(
    'href',
    '/exceptions?state=explained',
  );
});

it('asks why before it opens again what another explained, and tells all that was done', async () => {
  stands = explained(false);
  steps = [
    { ...step, did: 'taken', byName: 'Brutus' },
    {
      ...step,
      did: 'explained',
      byName: 'Brutus',
      reason: 'The notice came twice.',
      amountMicroUsd: 5_000_000,
    },
  ];
  api.answer({
    [`POST ${one}/decline`]: () => {
      steps = [...steps, { ...step, did: 'declined', byName: 'Cato', reason: 'It came once.' }];
      return { body: (stands = open) };
    },
  });
  renderDesk(at);
  await userEvent.click(await screen.findByRole('button', { name: 'Not explained…' }));
  await userEvent.type(screen.getByLabelText('What is missing, or wrong'), 'It came once.');
  await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
  await waitFor(() =>
    expect(sent('decline').map(({ body }) => body)).toEqual([
      { explainedAt: '2026-11-25T08:00:00.000Z', reason: 'It came once.' },
    ]),
  );
  const list = within(screen.getByRole('list', { name: 'What auditors did' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
  const done = list
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/^.*\d\d:\d\d/, ''));
  expect(done).toEqual([
    'Brutus took it',
    'Brutus explained $5.00The notice came twice.',
    'Cato did not take that for an explanationIt came once.',
  ]);
});

it('says what is accepted and who explained it, and accepts it', async () => {
  stands = explained(false);
  api.answer({
    [`POST ${one}/accept`]: () => ({
      body: (stands = {
        ...stands,
        state: 'accepted',
        explanation: {
          ...stands.explanation!,
          acceptedByName: 'Cato',
          acceptedAt: '2026-11-26T10:00:00.000Z',
        },
      }),
    }),
  });
  renderDesk(at);
  await screen.findByRole('button', { name: /^Accept \$5\.00/ });
  await userEvent.keyboard('a');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept $5.00?' }));
  expect(dialog.getByText('Brutus explained it so:')).toBeInTheDocument();
  expect(dialog.getByText('The notice came twice.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept $5.00' }));
  expect(await screen.findByText('Accepted by Cato, 26 Nov 2026, 10:00:00 UTC')).toBeInTheDocument();
  expect(sent('accept').map(({ body }) => body)).toEqual([
    { amountMicroUsd: 5_000_000, explainedAt: '2026-11-25T08:00:00.000Z' },
  ]);
});

it('tells that the amount has changed, shows it as it is now, and keeps what was written', async () => {
  stands = mine;
  api.answer({
    [`POST ${one}/explain`]: () => {
      stands = { ...mine, amountMicroUsd: 7_000_000 };
      return problem(409, 'exception_changed', 'It changed meanwhile.');
    },
  });
  renderDesk(at);
  await screen.findByRole('button', { name: /^Explain/ });
  await userEvent.keyboard('e');
  await userEvent.type(screen.getByLabelText('What happened'), 'The notice came twice.');
  await userEvent.click(screen.getByRole('button', { name: 'Explain it' }));
  const alert = await screen.findByText('It changed meanwhile.');
  await waitFor(() =>
    expect(alert.parentElement).toHaveTextContent('It was $5.00 when you read it, and is $7.00 now.'),
  );
  expect(screen.getByRole('heading', { name: 'Explain $7.00' })).toBeInTheDocument();
  expect(screen.getByLabelText('What happened')).toHaveValue('The notice came twice.');
});

it('shows whose it is, and lets it be taken over only from somebody who is gone, as the server says', async () => {
  stands = auditException({ ownerId: 'b', ownerName: 'Brutus' });
  api.answer({ [`POST ${one}/take`]: problem(409, 'exception_taken', 'Another auditor has taken it.') });
  renderDesk(at);
  expect(await screen.findByText('Brutus is at work on it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Take it t|Explain|Accept)/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Take it over/ }));
  expect(await screen.findByText('Another auditor has taken it.')).toBeInTheDocument();
});

it('keeps its filters in the address, and asks by them', async () => {
  const { router } = renderDesk('/exceptions?until=2026-12-01T00:00:00.000Z');
  await screen.findByRole('link', { name: /^Paid, not credited/ });
  await userEvent.keyboard('/');
  expect(screen.getByLabelText('State')).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Any state');
  // The causes that there are come with the list.
  await waitFor(() => expect(api.asked.at(-1)!.url).not.toContain('state=open'));
  const cause = await screen.findByRole('option', { name: 'Paid, not credited (1)' });
  await userEvent.selectOptions(screen.getByLabelText('Cause'), cause);
  await userEvent.selectOptions(screen.getByLabelText('Owner'), 'Nobody’s');
  await waitFor(() =>
    expect(api.asked.at(-1)!.url).toBe(
      '/api/staff/audit/exceptions?cause=paid_not_credited&owner=nobody&until=2026-12-01T00%3A00%3A00.000Z&limit=100',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Begun before/ }));
  expect(router.state.location.search).toBe('?state=all&cause=paid_not_credited&owner=nobody');
});

it('says that nothing is open', async () => {
  api.answer({ 'GET /api/staff/audit/exceptions': calmBooks['GET /api/staff/audit/exceptions']! });
  renderDesk('/exceptions');
  expect(await screen.findByText('Nothing is open.')).toBeInTheDocument();
});
