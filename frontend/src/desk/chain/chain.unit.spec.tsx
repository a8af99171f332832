import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditProof } from '@rubicon/contracts';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { calmBooks } from '../testing/auditor.js';
import { proof, signedHead } from '../testing/books.js';
import { renderDesk } from '../testing/render-desk.js';

let api: ServedApi;
let shown: AuditProof;
beforeEach(async () => {
  shown = proof();
  api = await serveApi({ ...calmBooks, 'GET /api/staff/audit/proof': () => ({ body: shown }) });
});
afterEach(async () => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'isSecureContext');
  await api.close();
});

const part = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section')!);

it('says how far the chain is, and shows its heads, newest first', async () => {
  renderDesk('/proof');
  const chain = await part('The chain');
  expect(chain.getByText('Up to position').nextElementSibling).toHaveTextContent('4,711');
  const heads = within(screen.getByRole('table', { name: 'Signed heads, newest first' }));
  expect(heads.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'HeadSignedWhyPositionEventsHashKey',
    '202 Dec 2026, 02:00:00Daily200180000200020002…e1d2c3b4a5f6…',
    '102 Dec 2026, 02:00:00Daily10090000100010001…e1d2c3b4a5f6…',
  ]);
  await userEvent.keyboard('jj');
  expect(heads.getAllByRole('row')[2]).toHaveFocus();
});

it('copies a whole hash, where there is a clipboard', async () => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  const user = userEvent.setup();
  renderDesk('/proof');
  await user.click(await screen.findByRole('button', { name: 'Copy the hash of head 2' }));
  expect((await screen.findAllByText('Copied.'))[0]).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('0002'.repeat(16));
});

it('audits now when it is told to, and looks again until it is done', async () => {
  api.answer({
    'POST /api/staff/audit/checks': () => {
      const body = proof({ isAuditing: true });
      shown = proof({ whole: { ...proof().whole!, events: 6_000 } });
      return { status: 202, body };
    },
  });
  renderDesk('/proof');
  await userEvent.click(await screen.findByRole('button', { name: 'Audit now' }));
  expect(await screen.findByRole('button', { name: 'Auditing…' })).toBeDisabled();
  expect(await screen.findByText(/6,000 events/, {}, { timeout: 5_000 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Audit now' })).toBeEnabled();
});

it('signs a head when it is told to, and shows it', async () => {
  api.answer({
    'POST /api/staff/audit/heads': () => {
      const asked = signedHead(3, { why: 'asked' });
      shown = proof({ heads: [asked, ...shown.heads] });
      return { status: 201, body: asked };
    },
  });
  renderDesk('/proof');
  await part('The chain');
  await userEvent.click(screen.getByRole('button', { name: 'Sign a head now' }));
  expect((await screen.findAllByText('Head 3 is signed.'))[0]).toBeInTheDocument();
  expect(await screen.findByText('Asked for')).toBeInTheDocument();
});

it('says why no head is signed', async () => {
  api.answer({ 'POST /api/staff/audit/heads': problem(409, 'heads_not_signed', 'No key is set.') });
  renderDesk('/proof');
  await part('The chain');
  await userEvent.click(screen.getByRole('button', { name: 'Sign a head now' }));
  expect((await screen.findAllByText('No key is set.'))[0]).toBeInTheDocument();
});

it('hands out a public key as a file that is made in the browser', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (file) => {
    made.push(file as Blob);
    return 'blob:key';
  };
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  renderDesk('/proof');
  await userEvent.click(await screen.findByRole('button', { name: 'Download the public key e1d2c3b4a5f6…' }));
  expect(names).toEqual(['rubicon-ledger-e1d2c3b4a5f60718.pem']);
  expect(made).toHaveLength(1);
});

it('says what the nights found when all holds', async () => {
  renderDesk('/proof');
  const wallets = await part('Wallets, replayed from zero');
  expect(wallets.getByText('None differs from what its player sees.')).toBeInTheDocument();
  expect(wallets.getByText(/1,234 compared, up to position 4,700\.$/)).toBeInTheDocument();
  const whole = await part('The whole log, audited');
  expect(whole.getByRole('rowheader').closest('tr')).toHaveTextContent('Every charge has a turn812Held');
});

it('names each wallet that differs and each place where an invariant is broken', async () => {
  shown = proof({
    wallets: {
      at: '2026-12-02T03:00:00.000Z',
      position: '4700',
      wallets: 3,
      differing: [
        {
          playerId: '0b3f6a52-8f5e-4b8e-9f0e-1d2c3b4a5f60',
          account: 'available',
          replayed: 1_000_000,
          shown: 2_000_000,
        },
      ],
    },
    whole: {
      at: '2026-12-02T03:10:00.000Z',
      position: '4700',
      events: 5_000,
      invariants: [{ name: 'Every charge has a turn', checked: 2, violations: ['wallet-1 at 4, no turn'] }],
    },
  });
  renderDesk('/proof');
  const wallets = await part('Wallets, replayed from zero');
  expect(wallets.getByText('1 figure differs from what players see.')).toBeInTheDocument();
  expect(wallets.getByRole('rowheader').closest('tr')).toHaveTextContent(
    /^…3b4a5f60available\$1\.00.*\$2\.00/,
  );
  const whole = await part('The whole log, audited');
  expect(whole.getByText('Broken 1 time')).toBeInTheDocument();
  expect(whole.getByText('wallet-1 at 4, no turn')).toBeInTheDocument();
});

it('says so when nothing was ever chained, signed, compared or audited', async () => {
  shown = { chain: null, heads: [], keys: [], wallets: null, whole: null, isAuditing: false };
  renderDesk('/proof');
  expect((await part('The chain')).getByText('Nothing is in it yet.')).toBeInTheDocument();
  for (const text of [/^None is signed yet/, /^No key has signed/, /never compared/, /never audited/])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('says how to check a file, by which command', async () => {
  renderDesk('/proof');
  const verify = await part('To check a file yourself');
  expect(verify.getByText('npm run audit:verify -- FILE')).toBeInTheDocument();
  expect(verify.getByRole('link', { name: 'To the exports' })).toHaveAttribute('href', '/exports');
});
