import type { PaymentSummary, Statement, StatementEntry } from '@rubicon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountScreen, emptyStatement, statementEntry } from '../../../testing/account-screen.js';
import { renderApp } from '../../../testing/render-app.js';
import { problem } from '../../../testing/serve-api.js';
import { playerProfile } from '../../../testing/sessions.js';

const account = accountScreen();

const payment: PaymentSummary = {
  paymentId: 'p1',
  at: '2026-03-14T10:00:00.000Z',
  product: 'credits',
  amount: 5,
  status: 'completed',
  refundedCents: 0,
  pendingRefundCents: 0,
  disputes: [],
  unspentMicroUsd: 3_200_000,
  refundable: { cents: 320, ground: 'unspent' },
};

const turnId = '11111111-1111-5111-8111-111111111111';
const charged = statementEntry('captured', 2, {
  turnId,
  at: '2026-03-14T10:00:05.000Z',
  availableDeltaMicroUsd: 22_103,
  reservedDeltaMicroUsd: -32_000,
  spentMicroUsd: 9_897,
});
const setAside = statementEntry('reserved', 1, {
  turnId,
  availableDeltaMicroUsd: -32_000,
  reservedDeltaMicroUsd: 32_000,
});
const bought = statementEntry('purchased', 0, {
  availableDeltaMicroUsd: 5_000_000,
  paymentId: '0b8f7c52-5c39-4d0a-9a3e-6f2d1e4b7a90',
});

async function shownRows(entries: StatementEntry[]) {
  account.api.answer({ 'GET /api/credits/statement': { body: { ...emptyStatement, entries } } });
  renderApp('/account?tab=credits');
  const table = await screen.findByRole('table');
  return () =>
    within(table)
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map((cell) => cell.textContent),
      );
}

it('has one row a turn, which opens to its entries by the keyboard; a charge is no gain', async () => {
  const rows = await shownRows([charged, setAside, bought]);
  const turn = ['Turn charged', 'left your wallet $0.009897', '\u2212$0.009897'];
  const purchase = ['Credits purchasedTransaction 1e4b7a90', '', '+$5.00'];
  expect(rows()).toEqual([turn, purchase]);

  const way = screen.getByRole('button', { name: /^Turn charged, 14 Mar 2026.*: its entries$/ });
  expect(way).toHaveAttribute('aria-expanded', 'false');
  act(() => way.focus());
  await userEvent.keyboard('{Enter}');
  expect(way).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(way.getAttribute('aria-controls')!)).toBeVisible();
  expect(rows()).toEqual([
    turn,
    ['Returned, not used', '', '+$0.022103'],
    ['Turn charged', 'left your wallet $0.009897', '$0.00'],
    ['Set aside for a turn', '', '\u2212$0.032'],
    purchase,
  ]);
  await userEvent.keyboard(' ');
  expect(rows()).toEqual([turn, purchase]);
});

it('has one row for a turn that came back, for one being written, and for one that there was not enough for', async () => {
  const returned = statementEntry('released', 5, {
    turnId,
    availableDeltaMicroUsd: 32_000,
    reservedDeltaMicroUsd: -32_000,
  });
  const rows = await shownRows([
    statementEntry('declined', 7, { turnId: 'third' }),
    statementEntry('reserved', 6, {
      turnId: 'second',
      availableDeltaMicroUsd: -32_000,
      reservedDeltaMicroUsd: 32_000,
    }),
    returned,
    setAside,
  ]);
  expect(rows()).toEqual([
    ['Not enough for a turn', '', '$0.00'],
    ['Set aside for a turn', '', '\u2212$0.032'],
    ['Turn not charged', '', '$0.00'],
  ]);
});

describe('beside the price of a turn', () => {
  const paid = (id: string, spentMicroUsd: number) =>
    statementEntry('captured', Number(id), { turnId: id, spentMicroUsd });

  it.each([
    [[], null],
    [[paid('1', 8_400)], 'The one turn you have played cost $0.008.'],
    [[paid('1', 8_400), paid('2', 8_410)], 'The 2 turns you have played cost $0.008 each.'],
    [
      [paid('1', 6_100), paid('2', 12_900), paid('3', 9_000)],
      'The 3 turns you have played cost $0.006 to $0.013 each.',
    ],
  ])('stands what the own turns have cost (%#)', async (entries, sentence) => {
    await shownRows([...entries, bought]);
    const price = screen.getByText(/^About \$0\.03 per turn, charged for what it really used;/);
    if (sentence === null) expect(price).not.toHaveTextContent('you have played');
    else expect(price).toHaveTextContent(sentence);
  });
});

describe('what the player has come for', () => {
  it('is the full game: it stands first, in one press', async () => {
    account.api.answer({ 'POST /api/credits/purchase': { status: 500, body: '' } });
    renderApp('/account?tab=credits&product=full-game&price=1');
    const chosen = await screen.findByRole('region', { name: 'Full Game Access' });
    expect(chosen).toHaveTextContent('$1');
    expect(chosen).toHaveTextContent('includes $1.00 of credits, about 33 turns');
    const buttons = screen.getAllByRole('button', { name: /^Buy \$/ });
    expect(chosen).toContainElement(buttons[0]!);
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Buy $1',
      'Buy $1',
      'Buy $5',
      'Buy $10',
      'Buy $20',
    ]);
    await userEvent.click(buttons[0]!);
    await waitFor(() =>
      expect(account.calls('POST', '/api/credits/purchase').map(({ body }) => body)).toEqual([
        { amount: 1, product: 'full-game', returnTo: 'account' },
      ]),
    );
  });

  it('is an amount of credits: it stands first, and no second time', async () => {
    renderApp('/account?product=credits&price=5');
    expect(await screen.findByRole('region', { name: 'Basic Package' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Buy Credits', selected: true })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Buy \$/ }).map(({ textContent }) => textContent)).toEqual([
      'Buy $5',
      'Buy $1',
      'Buy $10',
      'Buy $20',
    ]);
  });
});

it('says which credits support gave, and for what', async () => {
  const entries = [
    statementEntry('goodwill', 1, { availableDeltaMicroUsd: 500_000 }),
    statementEntry('granted', 0, { availableDeltaMicroUsd: 100_000 }),
  ];
  account.api.answer({ 'GET /api/credits/statement': { body: { ...emptyStatement, entries } } });
  renderApp('/account?tab=credits');
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1, -1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual([
    'Goodwill from support',
    'Credits given',
  ]);
});

it('leaves out what moved nothing and says nothing, and tells when a refund was more in money than in credits', async () => {
  const entries = [
    statementEntry('refund_settled', 6, {
      heldDeltaMicroUsd: -984_594,
      spentMicroUsd: 984_594,
      moneyCents: 100,
    }),
    statementEntry('refund_held', 5, {
      availableDeltaMicroUsd: -984_594,
      heldDeltaMicroUsd: 984_594,
      moneyCents: 100,
    }),
    statementEntry('unfrozen', 4),
    statementEntry('written_off', 3),
    statementEntry('voided', 2),
    statementEntry('frozen', 1),
    statementEntry('declined', 0),
  ];
  account.api.answer({ 'GET /api/credits/statement': { body: { ...emptyStatement, entries } } });
  renderApp('/account?tab=credits');
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1, -1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual([
    'RefundedIn money: $1.00. What had been played of it is at our cost.',
    'Held for a refundIn money: $1.00. What had been played of it is at our cost.',
    'Not enough for a turn',
  ]);
});

it('ties out: what came, less what went and what is set aside, is what is available', async () => {
  const entries = [
    statementEntry('reinstated', 8, { availableDeltaMicroUsd: 400_000, spentMicroUsd: -400_000 }),
    statementEntry('clawed_back', 7, { frozenDeltaMicroUsd: -1_400_000, spentMicroUsd: 1_400_000 }),
    statementEntry('frozen', 6, { availableDeltaMicroUsd: -2_000_000, frozenDeltaMicroUsd: 2_000_000 }),
    statementEntry('refund_settled', 5, { heldDeltaMicroUsd: -3_000_000, spentMicroUsd: 3_000_000 }),
    statementEntry('refund_held', 4, { availableDeltaMicroUsd: -3_000_000, heldDeltaMicroUsd: 3_000_000 }),
    statementEntry('captured', 3, {
      availableDeltaMicroUsd: 22_103,
      reservedDeltaMicroUsd: -32_000,
      spentMicroUsd: 9_897,
    }),
    statementEntry('reserved', 2, { availableDeltaMicroUsd: -32_000, reservedDeltaMicroUsd: 32_000 }),
    statementEntry('purchased', 1, { availableDeltaMicroUsd: 10_000_000 }),
    statementEntry('granted', 0, { availableDeltaMicroUsd: 500_000 }),
  ];
  const statement: Statement = {
    ...emptyStatement,
    purchasedMicroUsd: 10_000_000,
    grantedMicroUsd: 500_000,
    chargedMicroUsd: 9_897,
    refundedMicroUsd: 3_000_000,
    takenBackMicroUsd: 1_000_000,
    frozenMicroUsd: 600_000,
    availableMicroUsd: 5_890_103,
    entries,
  };
  account.api.answer({ 'GET /api/credits/statement': { body: statement } });
  renderApp('/account?tab=credits');
  const head = within(await screen.findByRole('region', { name: 'Statement' }));
  const table = await head.findByRole('table');
  const figures = head
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['Purchased', '$10.00'],
    ['Given', '$0.50'],
    ['Charged', '$0.009897'],
    ['Refunded', '$3.00'],
    ['Taken back by banks', '$1.00'],
    ['Frozen', '$0.60'],
    ['Available', '$5.890103'],
  ]);
  const last = within(table).getAllByRole('row').at(-1)!;
  expect(last).toHaveTextContent('All entriesleft your wallet $4.009897$5.890103');
});

describe('buying credits', () => {
  it('shows the four packs and what tokens cost', async () => {
    renderApp('/account?tab=credits');
    await screen.findByRole('button', { name: 'Buy $1' });
    const packs = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/^includes/));
    expect(packs.map((pack) => within(pack).getByRole('heading').textContent)).toEqual([
      'Single Game',
      'Basic Package',
      'Standard',
      'Premium',
    ]);
    expect(within(packs[0]!).getByText('Try It')).toBeVisible();
    expect(within(packs[2]!).getByText('Popular')).toBeVisible();
    expect(packs.map((pack) => pack.textContent)).toEqual([
      expect.stringContaining('$1'),
      expect.stringContaining('$5'),
      expect.stringContaining('$10'),
      expect.stringContaining('$20'),
    ]);
    expect(
      screen.getByText(
        'Listed prices: input $2.00 per 1M tokens, cached input $0.50 per 1M, output $8.00 per 1M; typically 1,000-5,000 tokens per turn.',
      ),
    ).toBeVisible();
  });

  it('says so when the checkout cannot be opened, and asks with the same key again', async () => {
    account.api.answer({ 'POST /api/credits/purchase': { status: 500, body: '' } });
    renderApp('/account?tab=credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Buy $5' }));
    expect(await screen.findByText('Purchase Failed')).toBeVisible();
    expect(screen.getByText('Unable to create payment session. Please try again.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Buy $5' }));
    await waitFor(() => expect(account.calls('POST', '/api/credits/purchase')).toHaveLength(2));
    const [first, second] = account.calls('POST', '/api/credits/purchase');
    expect(first!.body).toEqual({ amount: 5, product: 'credits', returnTo: 'account' });
    expect(first!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
  });

  it('says in the server’s words why an account buys nothing', async () => {
    account.api.answer({
      'POST /api/credits/purchase': {
        status: 409,
        body: {
          type: 'about:blank',
          title: '',
          status: 409,
          code: 'account_suspended',
          detail: 'Suspended.',
        },
      },
    });
    renderApp('/account?tab=credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Buy $5' }));
    expect(await screen.findByText('Suspended.')).toBeVisible();
  });

  it('says so when the answer names no checkout', async () => {
    account.api.answer({ 'POST /api/credits/purchase': { body: { paymentId: 'p' } } });
    renderApp('/account?tab=credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Buy $20' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to create checkout session')).toBeVisible();
  });
});

describe('purchases', () => {
  it('says when there are none', async () => {
    renderApp('/account?tab=credits');
    expect(await screen.findByText('No purchases yet.')).toBeVisible();
  });

  it('says when they cannot be loaded', async () => {
    account.api.answer({ 'GET /api/payments': problem(503, 'unavailable', 'Later.') });
    renderApp('/account?tab=credits');
    expect(await screen.findByText('The purchases could not be loaded')).toBeVisible();
  });

  it('tells each thing that is true of one', async () => {
    const list: PaymentSummary[] = [
      {
        ...payment,
        paymentId: '0b8f7c52-5c39-4d0a-9a3e-6f2d1e4b7a90',
        amount: 20,
        status: 'disputed',
        refundedCents: 300,
        pendingRefundCents: 0,
        disputes: [
          { status: 'open', cents: 500, lostCents: 0 },
          { status: 'won', cents: 200, lostCents: 0 },
          { status: 'lost', cents: 400, lostCents: 100 },
        ],
        refundable: null,
      },
      {
        ...payment,
        paymentId: 'p2',
        status: 'refunded',
        refundedCents: 500,
        unspentMicroUsd: 25_430,
        refundable: null,
      },
    ];
    account.api.answer({ 'GET /api/payments': { body: list } });
    renderApp('/account?tab=credits');
    const purchases = await screen.findByRole('region', { name: 'Purchases' });
    const [first, second] = await within(purchases).findAllByRole('listitem');
    for (const text of [
      'Transaction 1e4b7a90',
      '$3.00 refunded',
      '$5.00 disputed',
      '$2.00 disputed: the payment stands',
      '$4.00 disputed: $1.00 taken back by the bank',
      'A refund can be asked for once the bank has decided.',
    ])
      expect(within(first!).getByText(text)).toBeVisible();
    expect(within(second!).getByText('Refunded')).toBeVisible();
    expect(
      within(second!).getByText('$0.02543 of its credits came back from a turn and are still yours.'),
    ).toBeVisible();
  });

  it('tells their state, and offers a refund where there is one', async () => {
    const list: PaymentSummary[] = [
      payment,
      {
        ...payment,
        paymentId: 'p2',
        product: 'full-game',
        amount: 1,
        status: 'refunded',
        refundedCents: 100,
        unspentMicroUsd: 0,
        refundable: null,
      },
      { ...payment, paymentId: 'p3', status: 'partly_refunded', refundedCents: 150, refundable: null },
    ];
    account.api.answer({ 'GET /api/payments': { body: list } });
    renderApp('/account?tab=credits');
    expect(await screen.findByText('Refunded')).toBeVisible();
    expect(screen.getByText('$1.50 refunded')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Request Refund/ })).toHaveLength(1);
  });

  it.each([
    ['unspent', 320, '$3.20 of the $5.00 is unspent and comes back'],
    ['guarantee', 500, '$5.00 comes back in full by the 30-day guarantee'],
  ] as const)(
    'says what comes back on the ground %s, asks once, and shows it',
    async (ground, cents, words) => {
      const asked = { ...payment, refundable: { cents, ground } };
      account.api.answer({
        'GET /api/payments': { body: [asked] },
        'POST /api/payments/p1/refund': () => {
          // Turns were played in another tab since the dialog was opened.
          const pending = { ...payment, status: 'refund_pending', pendingRefundCents: 310, refundable: null };
          account.api.answer({ 'GET /api/payments': { body: [pending] } });
          return { status: 202, body: pending };
        },
      });
      renderApp('/account?tab=credits');
      await userEvent.click(await screen.findByRole('button', { name: /^Request Refund: Credits/ }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Request Refund' });
      expect(dialog).toHaveTextContent(words);
      await userEvent
        .setup({ pointerEventsCheck: 0 })
        .click(within(dialog).getByRole('button', { name: /^Refund \$/ }));
      expect(await screen.findByText('Refund Requested')).toBeVisible();
      expect(screen.getByText('$3.10 is on its way back to you.')).toBeVisible();
      expect(await screen.findByText('Refund of $3.10 on its way')).toBeVisible();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      const [call] = account.calls('POST', '/api/payments/p1/refund');
      expect(call!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('shows a refund as it was answered when the list does not come', async () => {
    account.api.answer({
      'GET /api/payments': { body: [payment] },
      'POST /api/payments/p1/refund': () => {
        account.api.answer({ 'GET /api/payments': problem(503, 'read_model_behind', 'Catching up.') });
        return {
          status: 202,
          body: { ...payment, status: 'refund_pending', pendingRefundCents: 320, refundable: null },
        };
      },
    });
    const { queryClient } = renderApp('/account?tab=credits');
    await userEvent.click(await screen.findByRole('button', { name: /^Request Refund/ }));
    await userEvent
      .setup({ pointerEventsCheck: 0 })
      .click(await screen.findByRole('button', { name: 'Refund $3.20' }));
    expect(await screen.findByText('Refund of $3.20 on its way')).toBeVisible();
    await waitFor(() => expect(queryClient.getQueryState(['/api/payments'])?.status).toBe('error'));
    expect(screen.getByText('Refund of $3.20 on its way')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Request Refund/ })).toBeNull();
  });

  it('says why a refund is refused', async () => {
    account.api.answer({
      'GET /api/payments': { body: [payment] },
      'POST /api/payments/p1/refund': problem(409, 'nothing_to_refund', 'Nothing of it is left.'),
    });
    renderApp('/account?tab=credits');
    await userEvent.click(await screen.findByRole('button', { name: /^Request Refund/ }));
    await userEvent
      .setup({ pointerEventsCheck: 0 })
      .click(await screen.findByRole('button', { name: 'Refund $3.20' }));
    expect(await screen.findByText('Nothing of it is left.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the link of a letter', () => {
  it('is claimed once and leaves the address', async () => {
    account.api.answer({
      'POST /api/payments/claim': () => {
        account.api.answer({
          'GET /api/user/profile': { body: { ...playerProfile, creditBalance: '5.97' } },
        });
        return { body: { creditsAdded: 1, alreadyClaimed: false } };
      },
    });
    const { router } = renderApp('/account?tab=credits&claim=secret');
    expect(await screen.findByText('$1.00 credits added to your account')).toBeVisible();
    expect(await screen.findByText('$5.97')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=credits');
    expect(account.calls('POST', '/api/payments/claim').map(({ body }) => body)).toEqual([
      { token: 'secret' },
    ]);
  });

  it('adds nothing when it is opened again, and says so', async () => {
    account.api.answer({
      'POST /api/payments/claim': { body: { creditsAdded: 1, alreadyClaimed: true } },
    });
    renderApp('/account?tab=credits&claim=secret');
    expect(await screen.findByText('This purchase of $1.00 is in your account already')).toBeVisible();
    expect(screen.queryByText('$1.00 credits added to your account')).toBeNull();
  });

  it('says why it is not taken', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    account.api.answer({
      'POST /api/payments/claim': problem(404, 'unknown_claim', 'This link belongs to no payment.'),
    });
    renderApp('/account?tab=credits&claim=secret');
    expect(await screen.findByText('This link belongs to no payment.')).toBeVisible();
    logged.mockRestore();
  });
});
