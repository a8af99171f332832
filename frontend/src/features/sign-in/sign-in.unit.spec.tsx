import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.js';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/credits/statement': problem(503, 'unavailable', 'Later.'),
    'GET /api/payments': { body: [] },
    'GET /api/usage/history': { body: [] },
    'GET /api/games/saved': { body: [] },
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

async function submit(button: string, fields: Record<string, string> = {}) {
  const user = userEvent.setup();
  await screen.findByRole('button', { name: button });
  for (const [label, value] of Object.entries(fields)) await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByRole('button', { name: button }));
}

function placeOf(router: ReturnType<typeof renderApp>['router']): string {
  const { pathname, search, hash } = router.state.location;
  return `${pathname}${search}${hash}`;
}

it('has two tabs, and a way back to the entry page', async () => {
  renderApp('/login');
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Sign In',
    'Sign Up',
  ]);
  expect(screen.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

describe('signing in', () => {
  it('asks for what is missing, and sends nothing', async () => {
    renderApp('/login');
    await submit('Sign In');
    expect(await screen.findByText('Username or email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(api.asked).toEqual([]);
  });

  it('keeps token and user, greets, and goes to the games', async () => {
    const session = freshSession();
    api.answer({ 'POST /api/auth/login': { body: session } });
    const { router } = renderApp('/login');
    await submit('Sign In', { 'Username or Email': 'mirabeau', Password: 'liberté' });
    await waitFor(() => expect(placeOf(router)).toBe('/game-select'));
    expect(api.asked[0]!.body).toEqual({ username: 'mirabeau', password: 'liberté' });
    expect(localStorage.getItem('token')).toBe(session.token);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(player);
    expect(screen.getByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('Successfully logged in')).toBeVisible();
  });

  it('says what the server said when it fails', async () => {
    api.answer({
      'POST /api/auth/login': problem(401, 'invalid_credentials', 'No account has this name and password.'),
    });
    renderApp('/login');
    await submit('Sign In', { 'Username or Email': 'mirabeau', Password: 'wrong' });
    expect(await screen.findByText('Login Failed')).toBeVisible();
    expect(screen.getByText('No account has this name and password.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it('has words of its own when the server sent none', async () => {
    api.answer({ 'POST /api/auth/login': { status: 500, body: '' } });
    renderApp('/login');
    await submit('Sign In', { 'Username or Email': 'mirabeau', Password: 'wrong' });
    expect(await screen.findByText('Invalid credentials')).toBeVisible();
  });
});

describe('signing up', () => {
  it.each([
    [{ Username: 'ab', Email: 'a@b.fr', Password: '123456' }, 'Username must be at least 3 characters'],
    [{ Username: 'a'.repeat(51), Email: 'a@b.fr', Password: '123456' }, 'Username too long'],
    [{ Username: 'abc', Email: 'a@b', Password: '123456' }, 'Please enter a valid email'],
    [{ Username: 'abc', Email: 'a@b.fr', Password: '12345' }, 'Password must be at least 6 characters'],
    [{ Username: 'abc', Email: 'a@b.fr', Password: '1'.repeat(101) }, 'Password too long'],
  ])('refuses %j', async (fields, message) => {
    renderApp('/register');
    await submit('Create Account', fields);
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.asked).toEqual([]);
  });

  it('leads to the credits with a greeting, shown once', async () => {
    api.answer({ 'POST /api/auth/register': { body: freshSession() } });
    const { router } = renderApp('/login?action=signup');
    await submit('Create Account', {
      Username: 'mirabeau',
      Email: 'mirabeau@example.org',
      Password: 'liberté',
    });
    expect(await screen.findByRole('heading', { name: 'Welcome to RUBICON' })).toBeVisible();
    expect(screen.getByText('Welcome to Rubicon')).toBeVisible();
    expect(
      screen.getByText("Account created successfully. Let's add some tokens to start your adventure!"),
    ).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Buy Credits', selected: true })).toBeVisible();
    await waitFor(() => expect(placeOf(router)).toBe('/account'));
    expect(localStorage.getItem('newUser')).toBeNull();
  });

  it('says why it failed', async () => {
    api.answer({ 'POST /api/auth/register': { status: 502, body: '' } });
    renderApp('/register');
    await submit('Create Account', {
      Username: 'mirabeau',
      Email: 'mirabeau@example.org',
      Password: 'liberté',
    });
    expect(await screen.findByText('Registration Failed')).toBeVisible();
    expect(screen.getByText('Please try again')).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('is asked for from the login screen, and tells nobody whether the account exists', async () => {
    api.answer({ 'POST /api/auth/password-reset': { status: 202, body: '' } });
    const { router } = renderApp('/login');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await submit('Send Link');
    expect(await screen.findByText('Username or email is required')).toBeVisible();
    expect(api.asked).toEqual([]);
    await submit('Send Link', { 'Username or Email': 'nobody' });
    expect(await screen.findByText('Look into your mail')).toBeVisible();
    expect(api.asked.map(({ body }) => body)).toEqual([{ username: 'nobody' }]);
    expect(placeOf(router)).toBe('/forgot-password');
  });

  it('says when no letter could be sent', async () => {
    api.answer({ 'POST /api/auth/password-reset': { status: 502, body: '' } });
    renderApp('/forgot-password');
    await submit('Send Link', { 'Username or Email': 'mirabeau' });
    expect(await screen.findByText('The link could not be sent. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Username or Email')).toHaveValue('mirabeau');
  });

  it('is replaced by the link of the letter, which leaves the address and ends the session here', async () => {
    localStorage.setItem('token', freshSession().token);
    api.answer({ 'POST /api/auth/password-reset/complete': { status: 204, body: '' } });
    const { router } = renderApp('/reset-password#secret');
    await submit('Change Password', { 'New Password': '12345' });
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
    expect(placeOf(router)).toBe('/reset-password');
    await submit('Change Password', { 'New Password': '6' });
    await waitFor(() => expect(placeOf(router)).toBe('/login'));
    expect(screen.getByText('Sign in with your new password.')).toBeVisible();
    expect(api.asked.map(({ body }) => body)).toEqual([{ token: 'secret', newPassword: '123456' }]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is replaced by the next link too, opened where the one before was', async () => {
    api.answer({
      'POST /api/auth/password-reset/complete': problem(
        410,
        'reset_link_expired',
        'This link has been used.',
      ),
    });
    const { router } = renderApp('/reset-password#used');
    await submit('Change Password', { 'New Password': 'a long one' });
    expect(await screen.findByText('This link has been used.')).toBeVisible();
    api.answer({ 'POST /api/auth/password-reset/complete': { status: 204, body: '' } });
    await act(() => router.navigate('/reset-password#fresh'));
    await submit('Change Password', { 'New Password': 'another one' });
    await waitFor(() => expect(placeOf(router)).toBe('/login'));
    expect(api.asked.map(({ body }) => body).at(-1)).toEqual({ token: 'fresh', newPassword: 'another one' });
  });

  it.each([
    ['/reset-password', false],
    ['/reset-password#', false],
    ['/reset-password#used', true],
  ])('asks for another link at %s', async (address, asks) => {
    api.answer({
      'POST /api/auth/password-reset/complete': problem(
        410,
        'reset_link_expired',
        'This link has been used.',
      ),
    });
    renderApp(address);
    if (asks) {
      await submit('Change Password', { 'New Password': '123456' });
      expect(await screen.findByText('This link has been used.')).toBeVisible();
    }
    expect(await screen.findByRole('link', { name: 'Ask for a New Link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});

describe('the way there and back', () => {
  it.each([
    ['/register?from=demo', '/register?from=demo&action=signin'],
    ['/login?source=demo&action=signup', '/login?source=demo&action=signin'],
  ])('remembers at %s that a prologue waits', async (address, signingIn) => {
    const { router } = renderApp(address);
    expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
    expect(screen.getByText('Your prologue waits here; with an account it goes on.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
    expect(screen.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
    expect(screen.getByText('Your prologue waits here; with an account it goes on.')).toBeVisible();
    expect(placeOf(router)).toBe(signingIn);
  });

  it('shows visitors the login screen, and brings them back to where they were going', async () => {
    api.answer({ 'POST /api/auth/login': { body: freshSession() } });
    const { router } = renderApp('/account?tab=usage');
    expect(await screen.findByText('Please log in to view your account.')).toBeVisible();
    expect(screen.queryByText(/^Your purchase waits for you/)).toBeNull();
    await submit('Sign In', { 'Username or Email': 'mirabeau', Password: 'liberté' });
    await waitFor(() => expect(placeOf(router)).toBe('/account?tab=usage'));
    expect(await screen.findByRole('tab', { name: 'Usage', selected: true })).toBeVisible();
  });

  it('tells whoever comes with the link of a letter that a purchase waits', async () => {
    renderApp('/account?tab=credits&claim=secret');
    expect(await screen.findByText('Please log in to view your account.')).toBeVisible();
    expect(screen.getByText(/^Your purchase waits for you/)).toBeVisible();
  });

  it.each([
    '/game-select',
    '/character-select?game=roman_republic',
    '/difficulty?character=104&game=french_revolution',
    '/game?gameType=roman_republic',
    '/saved-games',
    '/account',
    '/play',
  ])('shows visitors the login screen at %s, and asks nothing of the server', async (address) => {
    renderApp(address);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(api.asked).toEqual([]);
  });

  it('leads signed-in visitors on to the games', async () => {
    localStorage.setItem('token', freshSession().token);
    const { router } = renderApp('/login');
    await waitFor(() => expect(placeOf(router)).toBe('/game-select'));
  });

  it('leads to the login screen when the server refuses the token', async () => {
    localStorage.setItem('token', freshSession().token);
    api.answer({ 'GET /api/auth/me': problem(401, 'session_ended', 'Sign in again.') });
    const { router } = renderApp('/account');
    await waitFor(() => expect(placeOf(router)).toBe('/login?returnTo=%2Faccount'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('logs out here and on the server, to the plain login screen', async () => {
    const { token } = freshSession();
    localStorage.setItem('token', token);
    api.answer({ 'POST /api/auth/logout': problem(503, 'unavailable', 'Later.') });
    const { router } = renderApp('/account');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(placeOf(router)).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    const logout = () => api.asked.find(({ url }) => url === '/api/auth/logout');
    await waitFor(() => expect(logout()?.headers.authorization).toBe(`Bearer ${token}`));
  });
});

describe('signing up for a product', () => {
  it.each([
    ['/register?from=demo', 'Full Game Access', '$1', 33, '&product=full-game&price=1'],
    ['/register?product=full-game&price=1', 'Full Game Access', '$1', 33, '&product=full-game&price=1'],
    ['/login?action=signup&product=credits&price=10', 'Standard', '$10', 333, '&product=credits&price=10'],
  ])('at %s shows it with its price, and buys it next', async (address, name, price, turns, query) => {
    const session = freshSession();
    api.answer({ 'POST /api/auth/register': { status: 201, body: session } });
    const { router } = renderApp(address);
    const offer = await screen.findByRole('region', { name });
    expect(offer).toHaveTextContent(price);
    expect(offer).toHaveTextContent(`about ${turns} turns`);
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(`${location.pathname}${location.search}`));
    await submit('Create Account', {
      Username: 'mirabeau',
      Email: 'mirabeau@example.org',
      Password: 'liberté',
    });
    await waitFor(() => expect(visited).toContain(`/account?tab=credits&welcome=true${query}`));
    // The page left behind has the same offer: only the greeting says that the other one is there.
    expect(await screen.findByRole('heading', { name: 'Welcome to RUBICON' })).toBeVisible();
    expect(screen.getByRole('region', { name })).toBeVisible();
  });

  it.each([
    ['/login?action=signup&returnTo=%2Fcheckout', 'Full Game Access'],
    ['/register?returnTo=%2Fcheckout%3Fproduct%3Dcredits%26price%3D20', 'Premium'],
    ['/register?returnTo=%2Faccount%3Ftab%3Dcredits%26product%3Dcredits%26price%3D5', 'Basic Package'],
  ])('shows what is bought where %s leads', async (address, name) => {
    renderApp(address);
    expect(await screen.findByRole('region', { name })).toBeVisible();
  });

  it.each(['/register', '/login?source=demo&action=signup', '/register?returnTo=%2Fthank-you'])(
    'shows none at %s',
    async (address) => {
      renderApp(address);
      expect(await screen.findByRole('button', { name: 'Create Account' })).toBeVisible();
      expect(screen.queryByText('Your choice')).toBeNull();
    },
  );
});

it('mends a stored user that cannot be read', async () => {
  localStorage.setItem('token', freshSession().token);
  localStorage.setItem('user', '{"username":');
  renderApp('/account');
  await screen.findByRole('button', { name: 'Logout' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(player);
});

it('has the stated words for an unknown address', async () => {
  renderApp('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
