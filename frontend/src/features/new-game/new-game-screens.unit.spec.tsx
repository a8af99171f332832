/** What the three screens before a game say (specification, section 2, "Games screen" to "Difficulty"). */
import type { Character, GameType } from '@rubicon/contracts';
import { frenchRevolution } from '@rubicon/scenarios/public/french-revolution';
import { romanRepublic } from '@rubicon/scenarios/public/roman-republic';
import { sengokuJapan } from '@rubicon/scenarios/public/sengoku-japan';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desmoulins, openingState } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';
import { heldAnswer, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

it('shows the balance, the way to buy, and three worlds with their people and themes', async () => {
  renderApp('/game-select');
  await screen.findByText(sengokuJapan.description);
  expect(await screen.findByText('$4.97')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/account?tab=credits');
  const eras = [frenchRevolution, romanRepublic, sengokuJapan];
  const cards = eras.map(({ name }) => screen.getByRole('heading', { level: 2, name }).closest('li')!);
  for (const [index, era] of eras.entries()) {
    const card = within(cards[index]!);
    const { period, setting, description, keyFigures, themes } = era;
    for (const text of [period, setting, description, keyFigures.join(', '), themes.join(', ')])
      expect(card.getByText(text)).toBeVisible();
    expect(keyFigures).toHaveLength(3);
    expect(card.getByRole('button')).toHaveTextContent(/^Enter$/);
  }
});

it('says that the characters load, and shows them in two groups, each with all there is to know', async () => {
  const held = heldAnswer();
  api.answer({ 'GET /api/characters': held.answer });
  renderApp('/character-select');
  expect(await screen.findByText('Loading characters...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Character' })).toBeVisible();
  expect(screen.getByText('Select a historical figure or create your own to shape history')).toBeVisible();
  await waitFor(() =>
    expect(api.asked.map(({ url }) => url)).toContain('/api/characters?gameType=french_revolution'),
  );

  const own: Character = {
    ...desmoulins,
    id: 1_000,
    name: 'Jeanne Roux',
    profession: 'Pamphleteer',
    description: 'A press in the cellar.',
    politicalLeanings: 'moderate',
    isHistorical: false,
  };
  held.give({ body: [desmoulins, own] });
  for (const [group, character] of [
    ['Historical Characters', desmoulins],
    ['Custom Characters', own],
  ] as const) {
    const cards = within(await screen.findByRole('radiogroup', { name: group }));
    expect(cards.getAllByRole('radio')).toHaveLength(1);
    const { name, estate, profession, description, politicalLeanings } = character;
    for (const text of [name, `${estate} \u00b7 ${profession}`, description, politicalLeanings])
      expect(cards.getByText(text)).toBeVisible();
  }
  expect(screen.queryByText('Selected:')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Jeanne Roux' }));
  expect(screen.getByText('Selected:').parentElement).toHaveTextContent(/^Selected: Jeanne Roux$/);
});

it.each<[string, GameType, string, string, readonly string[]]>([
  ['', 'french_revolution', 'Begin the Revolution', 'Starting Revolution...', ['Easy', 'Normal', 'Hard']],
  [
    '&game=roman-republic',
    'roman_republic',
    'Enter the Republic',
    'Entering the Republic...',
    ['Citizen', 'Senator', 'Consul'],
  ],
  [
    '&game=sengoku-japan',
    'sengoku_japan',
    'Draw Your Sword',
    'Drawing Your Sword...',
    ['Ashigaru', 'Samurai', 'Daimyo'],
  ],
])(
  'offers with %j the difficulties of %s, and starts by its own words',
  async (game, era, start, pending, names) => {
    const held = heldAnswer();
    api.answer({
      'POST /api/game/start': held.answer,
      'GET /api/game/state': {
        body: { gameState: { ...openingState, gameType: era }, character: desmoulins },
      },
    });
    const { router } = renderApp(`/difficulty?character=104${game}`);
    const button = await screen.findByRole('button', { name: start });
    const cards = within(screen.getByRole('radiogroup', { name: 'Difficulty' })).getAllByRole('radio');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(names);
    expect(cards.map((card) => (card as HTMLInputElement).checked)).toEqual([false, true, false]);
    expect(screen.getByRole('link', { name: 'Back to Characters' })).toHaveAttribute(
      'href',
      `/character-select?game=${era}`,
    );
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: pending })).toBeDisabled();
    const started = () => api.asked.find(({ url }) => url === '/api/game/start');
    await waitFor(() =>
      expect(started()?.body).toEqual({ characterId: 104, difficulty: 'normal', gameType: era }),
    );
    held.give({
      status: 201,
      body: { gameState: { ...openingState, gameType: era }, character: desmoulins },
    });
    await waitFor(() => expect(router.state.location.search).toBe(`?gameType=${era}`));
  },
);
