import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { renderDesk } from '../testing/render-desk.js';

const factorUri = 'otpauth://totp/Rubicon:Ada?secret=JBSWY3DPEHPK3PXP&issuer=Rubicon';

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'POST /api/staff/join': { body: { name: 'Ada', factorUri, factorSecret: 'JBSWY3DPEHPK3PXP' } },
    'POST /api/staff/join/confirm': { body: { recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] } },
  });
});
afterEach(() => api.close());

async function choose(password: string, again = password): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('The same again'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
}

it('goes from the invitation’s token to recovery codes, asking nobody who is signed in', async () => {
  renderDesk('/join#the-token');
  await choose('a long password');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: 'QR code for an authenticator app' });
  const dark = encode(factorUri, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
  expect(picture.lastElementChild?.getAttribute('d')?.match(/M/g)).toHaveLength(dark);
  await userEvent.type(screen.getByLabelText('Code the app shows'), ' 123456 ');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('abcde-fghij')).toBeInTheDocument();
  const done = screen.getByRole('button', { name: 'Go to the sign-in' });
  expect(done).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(done).toBeEnabled();
  expect(api.asked.map(({ url, body }) => [url, body])).toEqual([
    ['/api/staff/join', { token: 'the-token', password: 'a long password' }],
    ['/api/staff/join/confirm', { token: 'the-token', code: '123456' }],
  ]);
});

it('sends no password that was typed in two ways', async () => {
  renderDesk('/join#the-token');
  await choose('a long password', 'another password');
  expect(screen.getByRole('alert')).toHaveTextContent('These are two different passwords.');
  expect(api.asked).toEqual([]);
});

it('says what is wrong with a link', async () => {
  api.answer({ 'POST /api/staff/join': problem(410, 'invitation_expired', 'This invitation is over.') });
  renderDesk('/join#the-token');
  await choose('a long password');
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation is over.');
});

it('asks for the whole link when it has no token', async () => {
  renderDesk('/join');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
});
