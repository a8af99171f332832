import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { renderDesk } from '../testing/render-desk.js';
import { ada, nothingWaits } from '../testing/staff.js';

const other = {
  sessionId: '66666666-0000-4000-8000-000000000006',
  startedAt: '2026-11-26T08:00:00.000Z',
  expiresAt: '2026-11-26T16:00:00.000Z',
  isThisOne: false,
};
const own = { ...other, sessionId: '66666666-0000-4000-8000-000000000007', isThisOne: true };

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/staff/me': { body: ada },
    ...nothingWaits,
    'GET /api/staff/sessions': { body: { sessions: [own, other] } },
  });
});
afterEach(() => api.close());

it('lists one’s sign-ins, and ends another than this one', async () => {
  api.answer({
    [`DELETE /api/staff/sessions/${other.sessionId}`]: () => {
      api.answer({ 'GET /api/staff/sessions': { body: { sessions: [own] } } });
      return { status: 204, body: '' };
    },
  });
  renderDesk('/sessions');
  const end = await screen.findByRole('button', { name: /^End the sign-in of 26 Nov 2026/ });
  expect(within(screen.getByRole('table')).getByText('This one')).toBeInTheDocument();
  await userEvent.click(end);
  expect((await screen.findAllByText('The sign-in is ended.'))[0]).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End the sign-in/ })).toBeNull());
});

it('changes the password, and keeps what was typed when it is refused', async () => {
  api.answer({ 'POST /api/staff/password': problem(403, 'wrong_password', 'That is not your password.') });
  renderDesk('/sessions');
  const [current] = await screen.findAllByLabelText('Current password');
  await userEvent.type(current!, 'guessed');
  await userEvent.type(screen.getByLabelText('New password'), 'a long new password');
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not your password.');
  expect(screen.getByLabelText('New password')).toHaveValue('a long new password');
  api.answer({ 'POST /api/staff/password': { status: 204, body: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
  expect((await screen.findAllByText('Your password is changed.'))[0]).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

it('shows new recovery codes once', async () => {
  api.answer({ 'POST /api/staff/recovery-codes': { body: { recoveryCodes: ['abcde-fghij'] } } });
  renderDesk('/sessions');
  const [, current] = await screen.findAllByLabelText('Current password');
  await userEvent.type(current!, 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Make new ones' }));
  expect(await screen.findByText('abcde-fghij')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('abcde-fghij')).not.toBeInTheDocument();
});
