import type { Profile } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountScreen } from '../../../testing/account-screen.js';
import { renderApp } from '../../../testing/render-app.js';
import { problem } from '../../../testing/serve-api.js';
import { freshSession, player, playerProfile, tokenExpiring } from '../../../testing/sessions.js';

const account = accountScreen();
const user = userEvent.setup({ pointerEventsCheck: 0 });

async function open(button: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  const app = renderApp('/account?tab=settings');
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole(role, { name: button }));
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  return { ...app, dialog, fill, press: (name: string) => user.click(dialog.getByRole('button', { name })) };
}

/** Answers a change with what the profile is from then on. */
const takes = (profile: Profile) => () => {
  account.api.answer({ 'GET /api/user/profile': { body: profile } });
  return { body: profile };
};

describe('the settings', () => {
  it('changes one at once, and keeps what the server has taken', async () => {
    const taken = { ...playerProfile, settings: { ...playerProfile.settings, autoSave: false } };
    account.api.answer({ 'PATCH /api/user/profile': takes(taken) });
    renderApp('/account?tab=settings');
    const toggle = await screen.findByRole('switch', { name: 'Auto-save' });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    await waitFor(() =>
      expect(account.calls('PATCH', '/api/user/profile').map(({ body }) => body)).toEqual([
        { settings: { autoSave: false } },
      ]),
    );
    await waitFor(() => expect(account.calls('GET', '/api/user/profile')).toHaveLength(2));
    expect(toggle).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Historical accuracy mode' })).toBeChecked();
  });

  it('takes back what could not be saved, and says so', async () => {
    account.api.answer({ 'PATCH /api/user/profile': problem(503, 'unavailable', 'Later.') });
    renderApp('/account?tab=settings');
    const toggle = await screen.findByRole('switch', { name: 'Historical accuracy mode' });
    await user.click(toggle);
    expect(await screen.findByText('Setting Not Saved')).toBeVisible();
    expect(toggle).toBeChecked();
  });
});

describe("the narrator's language", () => {
  const label = 'The narrator\u2019s language';

  it('is one of those it writes, each by its own name', async () => {
    const taken: Profile = { ...playerProfile, settings: { ...playerProfile.settings, language: 'fr' } };
    account.api.answer({ 'PATCH /api/user/profile': takes(taken) });
    renderApp('/account?tab=settings');
    const language = await screen.findByLabelText(label);
    expect(language).toHaveValue('en');
    expect(language).toHaveAccessibleDescription(/the offline Chronicler writes English/);
    expect(within(language).getByRole('option', { name: '日本語' })).toHaveAttribute('lang', 'ja');
    await user.selectOptions(language, 'Français');
    expect(language).toHaveValue('fr');
    await waitFor(() =>
      expect(account.calls('PATCH', '/api/user/profile').map(({ body }) => body)).toEqual([
        { settings: { language: 'fr' } },
      ]),
    );
  });

  it('goes back to what it was when it could not be saved', async () => {
    account.api.answer({ 'PATCH /api/user/profile': problem(503, 'unavailable', 'Later.') });
    renderApp('/account?tab=settings');
    const language = await screen.findByLabelText(label);
    await user.selectOptions(language, 'Deutsch');
    expect(await screen.findByText('Setting Not Saved')).toBeVisible();
    expect(language).toHaveValue('en');
  });
});

describe('editing the profile', () => {
  it('sends what changed, and shows it', async () => {
    const changed: Profile = { ...playerProfile, username: 'gabriel' };
    account.api.answer({
      'PATCH /api/user/profile': { body: changed },
      'GET /api/auth/me': { body: { ...player, username: 'gabriel' } },
    });
    const { fill, press } = await open('Edit Profile');
    await fill('Username', 'gabriel');
    await press('Save Changes');
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(screen.getByText('gabriel')).toBeVisible();
    expect(account.calls('PATCH', '/api/user/profile').map(({ body }) => body)).toEqual([
      { username: 'gabriel' },
    ]);
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toHaveProperty('username', 'gabriel'),
    );
  });

  it('asks for the password with a new address, and shows a wrong one at its field', async () => {
    account.api.answer({
      'PATCH /api/user/profile': problem(422, 'wrong_password', 'That is not your password.'),
    });
    const { dialog, fill, press } = await open('Edit Profile');
    expect(dialog.queryByLabelText('Current Password')).toBeNull();
    await fill('Email', 'gabriel@example.org');
    await press('Save Changes');
    expect(await dialog.findByText('Password is required')).toBeVisible();
    await fill('Current Password', 'wrong');
    await press('Save Changes');
    expect(await dialog.findByText('That is not your password.')).toBeVisible();
    expect(dialog.getByLabelText('Current Password')).toBeInvalid();
    expect(account.calls('PATCH', '/api/user/profile').map(({ body }) => body)).toEqual([
      { email: 'gabriel@example.org', currentPassword: 'wrong' },
    ]);
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it.each([
    ['Username', 'ab', 'Username must be at least 3 characters'],
    ['Username', 'a@b.fr', 'Username cannot contain @'],
    ['Email', 'a@b', 'Please enter a valid email'],
  ])('refuses %s %j and sends nothing', async (label, text, message) => {
    const { dialog, fill, press } = await open('Edit Profile');
    await fill(label, text);
    await press('Save Changes');
    expect(await dialog.findByText(message)).toBeVisible();
    expect(account.calls('PATCH', '/api/user/profile')).toEqual([]);
  });

  it('shows a name that is taken at its field', async () => {
    account.api.answer({
      'PATCH /api/user/profile': problem(409, 'username_taken', 'This username is already taken.'),
    });
    const { dialog, fill, press } = await open('Edit Profile');
    await fill('Username', 'danton');
    await press('Save Changes');
    expect(await dialog.findByText('This username is already taken.')).toBeVisible();
    expect(dialog.getByLabelText('Username')).toBeInvalid();
  });
});

describe('changing the password', () => {
  it('goes on with the new token', async () => {
    const session = { token: tokenExpiring(Date.now() + 7_200_000), user: player };
    account.api.answer({ 'POST /api/auth/change-password': { body: session } });
    const { fill, press } = await open('Change Password');
    await fill('Current Password', 'liberté');
    await fill('New Password', 'égalité');
    await press('Change Password');
    expect(await screen.findByText('Password Changed')).toBeVisible();
    expect(localStorage.getItem('token')).toBe(session.token);
    expect(account.calls('POST', '/api/auth/change-password').map(({ body }) => body)).toEqual([
      { currentPassword: 'liberté', newPassword: 'égalité' },
    ]);
  });

  it('shows a wrong password at its field, and keeps what was typed', async () => {
    account.api.answer({
      'POST /api/auth/change-password': problem(422, 'wrong_password', 'That is not your password.'),
    });
    const { dialog, fill, press } = await open('Change Password');
    await fill('Current Password', 'wrong');
    await fill('New Password', 'égalité');
    await press('Change Password');
    expect(await dialog.findByText('That is not your password.')).toBeVisible();
    expect(dialog.getByLabelText('New Password')).toHaveValue('égalité');
  });
});

describe('exporting', () => {
  const createObjectURL = jest.fn<string, [Blob]>(() => 'blob:export');
  beforeEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  });

  it('fetches the file with the bearer header, and hands it over', async () => {
    const clicked: [string, string][] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push([this.download, this.href]);
    });
    account.api.answer({ 'GET /api/user/export': { body: { account: player } } });
    renderApp('/account?tab=settings');
    await user.click(await screen.findByRole('button', { name: 'Export Data' }));
    expect(await screen.findByText('rubicon-export.json has been downloaded.')).toBeVisible();
    expect(clicked).toEqual([['rubicon-export.json', 'blob:export']]);
    const [call] = account.calls('GET', '/api/user/export');
    expect(call!.headers.authorization).toBe(`Bearer ${localStorage.getItem('token')}`);
    click.mockRestore();
  });

  it('says when it fails', async () => {
    account.api.answer({ 'GET /api/user/export': { status: 500, body: '' } });
    renderApp('/account?tab=settings');
    await user.click(await screen.findByRole('button', { name: 'Export Data' }));
    expect(await screen.findByText('Your data could not be exported. Please try again.')).toBeVisible();
  });
});

describe('deleting the account', () => {
  const again = { ...freshSession(), token: `${freshSession().token}.again` };
  beforeEach(() => account.api.answer({ 'POST /api/auth/login': { body: again } }));

  it('tells what becomes of the credits, wants the username and the password, and forgets the player', async () => {
    account.api.answer({
      'DELETE /api/auth/delete-account': { status: 202, body: { forfeitedCredits: '4.97' } },
      'GET /api/stats': { body: { totalPlayers: 1, totalScenarios: 1, conversionRate: 0 } },
    });
    localStorage.setItem('cookieConsent', 'denied');
    localStorage.setItem('rubicon_tones_muted', 'true');
    sessionStorage.setItem('rubicon_draft_g', 'I confess.');
    const { router, dialog, fill, press } = await open('Delete Account', 'alertdialog');
    expect(dialog.getByText(/^Your remaining credits, \$4\.97, end with the account/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
    await fill('Type mirabeau to confirm', 'Mirabeau');
    expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
    await fill('Current Password', 'de l’audace');
    await press('Delete Account');
    expect(await screen.findByText('Account Deleted')).toBeVisible();
    const [signIn] = account.calls('POST', '/api/auth/login');
    expect([signIn!.body, signIn!.headers.authorization]).toEqual([
      { username: 'mirabeau', password: 'de l’audace' },
      undefined,
    ]);
    const [call] = account.calls('DELETE', '/api/auth/delete-account');
    expect(call!.headers.authorization).toBe(`Bearer ${again.token}`);
    expect(screen.getByText('Your account has been permanently deleted')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect({ ...localStorage }).toEqual({ cookieConsent: 'denied' });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [problem(503, 'unavailable', 'Please try again in a moment.'), 'Please try again in a moment.'],
    [{ status: 500, body: '' }, 'Failed to delete account'],
  ])('says why it failed, and keeps the session', async (answer, words) => {
    account.api.answer({ 'DELETE /api/auth/delete-account': answer });
    const { dialog, fill, press } = await open('Delete Account', 'alertdialog');
    await fill('Type mirabeau to confirm', 'mirabeau');
    await fill('Current Password', 'de l’audace');
    await press('Delete Account');
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(await dialog.findByRole('button', { name: 'Delete Account' })).toBeEnabled();
  });

  it('says beside the field that the password is wrong, deletes nothing, and keeps the session', async () => {
    account.api.answer({
      'POST /api/auth/login': problem(401, 'invalid_credentials', 'Invalid credentials'),
    });
    const before = localStorage.getItem('token');
    const { dialog, fill, press } = await open('Delete Account', 'alertdialog');
    await fill('Type mirabeau to confirm', 'mirabeau');
    await fill('Current Password', 'guessed');
    await press('Delete Account');
    expect(await dialog.findByText('That is not your password.')).toBeVisible();
    expect(account.calls('DELETE', '/api/auth/delete-account')).toHaveLength(0);
    expect(localStorage.getItem('token')).toBe(before);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('says what becomes of frozen credits and of a refund under way', async () => {
    const profile = {
      ...playerProfile,
      creditBalance: '0.00',
      frozenMicroUsd: 2_000_000,
      heldMicroUsd: 5_000_000,
    };
    account.api.answer({ 'GET /api/user/profile': { body: profile } });
    const { dialog } = await open('Delete Account', 'alertdialog');
    expect(
      dialog.getByText(/^\$2\.00 of credits, frozen while a payment is being disputed, end/),
    ).toBeVisible();
    expect(dialog.getByText(/^A refund is under way: it is paid first/)).toBeVisible();
    expect(dialog.queryByText('There are no credits left to end with it.')).toBeNull();
  });

  it('has nothing to say of credits that are not there', async () => {
    account.api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, creditBalance: '0.00' } } });
    const { dialog } = await open('Delete Account', 'alertdialog');
    expect(dialog.getByText('There are no credits left to end with it.')).toBeVisible();
  });
});
