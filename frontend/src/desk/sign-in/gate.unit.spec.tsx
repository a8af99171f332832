import type { StaffMe, StaffRole } from '@rubicon/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { answeredThen, narration, provider } from '../testing/operator.js';
import { renderDesk } from '../testing/render-desk.js';
import { ada, nobody, nothingWaits } from '../testing/staff.js';

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/staff/me': { body: nobody },
    ...nothingWaits,
    'GET /api/staff/sessions': { body: { sessions: [] } },
  });
});
afterEach(() => {
  sessionStorage.clear();
  return api.close();
});

const withRoles = (...roles: StaffRole[]): StaffMe => ({ ...ada, staff: { ...ada.staff!, roles } });

async function signIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Name'), ' Ada ');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('shows the sign-in, and behind it the desk with who is signed in', async () => {
  api.answer({
    'POST /api/staff/sign-in': () => {
      api.answer({ 'GET /api/staff/me': { body: ada } });
      return { body: ada };
    },
  });
  renderDesk('/');
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Find a player' })).toBeInTheDocument();
  const header = screen.getByRole('banner');
  expect(within(header).getByText('Ada')).toBeInTheDocument();
  expect(within(header).getByText('Support')).toBeInTheDocument();
  expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Ada',
    password: 'a long password',
    code: '123456',
  });
  expect(api.asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

it('shows the server’s sentence, and asks for another code', async () => {
  api.answer({ 'POST /api/staff/sign-in': problem(401, 'invalid_credentials', 'Nobody has these.') });
  renderDesk('/');
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody has these.');
  expect(screen.getByLabelText('Password')).toHaveValue('a long password');
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

it('offers the company’s own sign-in where there is one', async () => {
  api.answer({ 'GET /api/staff/me': { body: { ...nobody, provider: 'Forum' } } });
  renderDesk('/?provider=refused');
  expect(await screen.findByRole('link', { name: 'Sign in with Forum' })).toHaveAttribute(
    'href',
    '/api/staff/oidc/start',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody of that name has been invited here.');
});

it('keeps what was typed when a call finds that nobody is signed in any more', async () => {
  api.answer({ 'GET /api/staff/me': { body: ada } });
  renderDesk('/');
  await userEvent.type(await screen.findByRole('searchbox'), 'cassius');
  api.answer({
    'GET /api/staff/me': { body: nobody },
    'GET /api/staff/sessions': problem(404, 'not_found', 'Not found.'),
    'POST /api/staff/sign-in': () => {
      api.answer({
        'GET /api/staff/me': { body: ada },
        'GET /api/staff/sessions': { body: { sessions: [] } },
      });
      return { body: ada };
    },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Sign-ins' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  const leaf = within(screen.getByRole('alertdialog'));
  await userEvent.type(leaf.getByLabelText('Name'), 'Ada');
  await userEvent.type(leaf.getByLabelText('Password'), 'a long password');
  await userEvent.type(leaf.getByLabelText('Code'), '123456');
  await userEvent.click(leaf.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('searchbox')).toHaveValue('cassius');
  expect(await screen.findByText('Signed in')).toBeInTheDocument();
});

it('says that the desk is no longer theirs when the role is taken away, and that it never was', async () => {
  api.answer({ 'GET /api/staff/me': { body: ada } });
  const { queryClient } = renderDesk('/');
  await screen.findByRole('searchbox');
  api.answer({ 'GET /api/staff/me': { body: withRoles('operator') } });
  await queryClient.invalidateQueries({ queryKey: ['me'] });
  expect(await screen.findByRole('heading', { name: 'This desk is no longer yours' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the operator’s desk' })).toHaveAttribute('href', '/staff');
  api.answer({ 'GET /api/staff/me': { body: ada } });
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('seats whoever has two desks at one of them, and lets them go over: by the button, or by an address of the other', async () => {
  api.answer({
    'GET /api/staff/me': { body: withRoles('support', 'operator') },
    'GET /api/staff/operations/narration': answeredThen(narration()),
    'GET /api/staff/operations/provider': answeredThen(provider()),
  });
  const { router } = renderDesk('/approvals');
  await userEvent.click(await screen.findByRole('button', { name: 'Operator’s desk' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Narration' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Support desk' })).toHaveFocus();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await act(() => router.navigate('/reports'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeInTheDocument();
  await act(() => router.navigate('/models'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Models' })).toBeInTheDocument();
  cleanup();
  renderDesk('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Narration' })).toBeInTheDocument();
});

it('has nothing at the addresses of a desk that is not theirs', async () => {
  api.answer({ 'GET /api/staff/me': { body: ada } });
  renderDesk('/models');
  expect(await screen.findByRole('heading', { name: 'No such screen' })).toBeInTheDocument();
});

it('has no desk for whoever has none of the roles', async () => {
  api.answer({ 'GET /api/staff/me': { body: withRoles() } });
  renderDesk('/');
  expect(await screen.findByRole('heading', { name: 'This desk is not yours' })).toBeInTheDocument();
  expect(screen.getByText('Signed in as Ada.')).toBeInTheDocument();
});

it('shows the sign-in’s failure to be reached, and asks again', async () => {
  api.answer({ 'GET /api/staff/me': problem(503, 'unavailable', 'Not now.') });
  renderDesk('/');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  api.answer({ 'GET /api/staff/me': { body: nobody } });
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeInTheDocument();
});
