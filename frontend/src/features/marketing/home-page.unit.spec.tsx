import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.js';
import { heldAnswer, problem, serveApi, type Answer, type ServedApi } from '../../testing/serve-api.js';
import { freshSession } from '../../testing/sessions.js';
import { statisticsQuery } from './statistics/statistics.api.js';

let api: ServedApi;
let statistics: () => Answer | Promise<Answer>;
beforeEach(async () => {
  statistics = () => ({ body: { totalPlayers: 1204, totalScenarios: 3391, conversionRate: 31.5 } });
  api = await serveApi({ 'GET /api/stats': () => statistics() });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
});

async function figures(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Rubicon in figures' });
}

it('leads into the demo, the full game and the three periods', async () => {
  renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'Some rivers are crossed once.' });
  const leadsTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Try Free Demo')).toBe('/try-free');
  expect(leadsTo('Full Game $1 Only')).toBe('/login');
  expect(leadsTo('Begin Your Legacy')).toBe('/login');
  expect(leadsTo(/^Learn more ?: French Revolution$/)).toBe('/french-revolution');
  expect(leadsTo(/^Learn more ?: Roman Republic$/)).toBe('/roman-republic');
  expect(leadsTo(/^Learn more ?: Sengoku Japan$/)).toBe('/sengoku-japan');
  expect(screen.getByText(/includes \$1\.00 of credits, about 33 turns/)).toBeVisible();
});

it('offers a signed-in player the way back into the game, before the others', async () => {
  localStorage.setItem('token', freshSession().token);
  renderApp('/');
  const hero = within(await screen.findByRole('region', { name: 'Some rivers are crossed once.' }));
  expect(hero.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Continue Your Legacy', '/play'],
    ['Try Free Demo', '/try-free'],
    ['Full Game $1 Only', '/login'],
    ['Begin Your Legacy', '/login'],
  ]);
});

it.each([
  ['a visitor begins', null, 'Play free prologue', '/demo'],
  ['a player goes on', freshSession().token, 'Continue Your Legacy', '/play'],
])('ends in a call: %s', async (_who, token, name, to) => {
  if (token !== null) localStorage.setItem('token', token);
  renderApp('/');
  const close = within(await screen.findByRole('region', { name: 'The die is in your hand.' }));
  expect(close.getByRole('link', { name })).toHaveAttribute('href', to);
});

it.each([
  [
    { totalPlayers: 0, totalScenarios: 0, conversionRate: 0 },
    'Nobody has crossed yet. The first page is yours.',
  ],
  [{ totalPlayers: 1, totalScenarios: 1, conversionRate: 0 }, 'player1scenario begun1'],
  [{ totalPlayers: 2, totalScenarios: 0, conversionRate: 50 }, 'players2of players bought credits50%'],
])('boasts of nothing that is not there: %j', async (body, said) => {
  statistics = () => ({ body });
  renderApp('/');
  await waitFor(async () => expect(await figures()).toHaveAttribute('aria-busy', 'false'));
  expect(await figures()).toHaveTextContent(said);
});

it('shows six screenshots, four features, three testimonials that say they are fiction, and its footer', async () => {
  renderApp('/');
  const carousel = within(await screen.findByRole('region', { name: 'You write. History answers.' }));
  expect(carousel.getAllByRole('tab')).toHaveLength(6);
  const features = within(screen.getByRole('region', { name: 'A narrator that keeps its word' }));
  expect(features.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const testimonials = screen.getByRole('region', { name: 'Overheard on the far bank' });
  expect(testimonials.querySelectorAll('blockquote')).toHaveLength(3);
  expect(within(testimonials).getByText(/^Fiction: we made these people up\./)).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy',
    '/terms',
    '/press-kit',
  ]);
  expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
});

it('shows the figures it is told', async () => {
  renderApp('/');
  const region = await figures();
  expect(await within(region).findByText('1,204')).toBeVisible();
  expect(within(region).getByText('3,391')).toBeVisible();
  expect(within(region).getByText('31.5%')).toBeVisible();
});

it('shows the default figures when the call fails, and only then', async () => {
  const held = heldAnswer();
  statistics = held.answer;
  renderApp('/');
  const region = await figures();
  expect(region).toHaveAttribute('aria-busy', 'true');
  expect(within(region).queryByText('46')).toBeNull();
  held.give(problem(503, 'unavailable', 'Later.'));
  expect(await within(region).findByText('46')).toBeVisible();
  expect(within(region).getByText('62')).toBeVisible();
  expect(within(region).getByText('26%')).toBeVisible();
});

it('keeps the figures for a minute, and asks again every five', async () => {
  const { router } = renderApp('/');
  await within(await figures()).findByText('1,204');
  await act(() => router.navigate('/login'));
  await act(() => router.navigate('/'));
  await within(await figures()).findByText('1,204');
  expect(api.asked.filter(({ url }) => url === '/api/stats')).toHaveLength(1);
  expect(statisticsQuery).toMatchObject({ staleTime: 60_000, refetchInterval: 300_000 });
});

it('says what is done with what it is told', async () => {
  renderApp('/');
  const notice = await screen.findByRole('region', { name: 'Privacy and data collection' });
  for (const statement of ['Payments', 'The narrative', 'Game content', 'Account deletion', 'GDPR and CCPA'])
    expect(within(notice).getByText(statement)).toBeVisible();
  expect(within(notice).getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});
