import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desmoulins, openingState } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';

const own = { ...desmoulins, id: 1_000, name: 'Jeanne Roux', isHistorical: false };

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/characters': { body: [desmoulins] },
    'POST /api/characters': { status: 201, body: own },
    'GET /api/game/state': { body: { gameState: openingState, character: desmoulins } },
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

function calls(path: string) {
  return api.asked.filter((call) => call.method === 'POST' && call.url === path);
}

it('enters a world and remembers it', async () => {
  const { router } = renderApp('/game-select');
  expect(await screen.findByText('$4.97')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enter: Roman Republic' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/character-select'));
  expect(router.state.location.search).toBe('?game=roman_republic');
  expect(localStorage.getItem('selectedGameType')).toBe('roman_republic');
});

it('says that the balance cannot be told', async () => {
  api.answer({ 'GET /api/user/profile': problem(503, 'unavailable', 'Later.') });
  renderApp('/game-select');
  expect(await screen.findByText('Failed to fetch profile')).toBeVisible();
});

describe('the game in progress', () => {
  it('stands before the eras, with who, where, when and its last line, and goes on', async () => {
    const { router } = renderApp('/game-select');
    const game = await screen.findByRole('region', { name: 'Camille Desmoulins' });
    for (const text of [
      'French Revolution',
      '14 July 1789',
      /^Last played 14 Mar 2026/,
      'Faces turn to you.',
    ])
      expect(within(game).getByText(text)).toBeVisible();
    const way = within(game).getByRole('link', { name: 'Continue: Camille Desmoulins' });
    const era = screen.getByRole('button', { name: 'Enter: French Revolution' });
    expect(way.compareDocumentPosition(era)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(way);
    await waitFor(() => expect(router.state.location.pathname).toBe('/game'));
    expect(router.state.location.search).toBe('?gameType=french_revolution');
  });

  it.each([
    ['there is none', null],
    ['its story has ended', { ...openingState, ending: { kind: 'death', epilogue: 'It ends.' } }],
  ])('is not offered when %s', async (_why, gameState) => {
    api.answer({ 'GET /api/game/state': { body: { gameState, character: gameState && desmoulins } } });
    const { queryClient } = renderApp('/game-select');
    expect(await screen.findByText('$4.97')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  });
});

it('goes on with the character chosen', async () => {
  const { router } = renderApp('/character-select');
  await userEvent.click(await screen.findByRole('radio', { name: 'Camille Desmoulins' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Camille Desmoulins' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/difficulty'));
  expect(router.state.location.search).toBe('?character=104&game=french_revolution');
});

describe('a character of one’s own', () => {
  const create = () => screen.getByRole('button', { name: 'Create Character' });
  const openForm = async () => {
    renderApp('/character-select?game=french_revolution');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Custom Character' }));
    await screen.findByLabelText('Name');
  };

  it('can be created once everything is filled in', async () => {
    await openForm();
    expect(screen.getByLabelText('Profession')).toBeDisabled();
    for (const fill of [
      () => userEvent.type(screen.getByLabelText('Name'), 'Jeanne Roux'),
      () => userEvent.selectOptions(screen.getByLabelText('Estate'), 'Third Estate'),
      () => userEvent.selectOptions(screen.getByLabelText('Profession'), 'Pamphleteer'),
      () => userEvent.type(screen.getByLabelText('Description'), 'A press in the cellar.'),
    ]) {
      expect(create()).toBeDisabled();
      await fill();
    }
    await userEvent.dblClick(create());
    expect(await screen.findByRole('button', { name: 'Continue with Jeanne Roux' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Jeanne Roux' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Jeanne Roux' })).toHaveFocus();
    expect(screen.queryByLabelText('Name')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create Custom Character' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(calls('/api/characters').map(({ body }) => body)).toEqual([
      {
        name: 'Jeanne Roux',
        estate: 'Third Estate',
        profession: 'Pamphleteer',
        description: 'A press in the cellar.',
        isHistorical: false,
        startingStats: { influence: 1, reputation: 1, resources: 1 },
        politicalLeanings: 'moderate',
        gameType: 'french_revolution',
      },
    ]);
  });

  it('is let go of on Cancel: the form closes, and is empty when it opens again', async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText('Name'), 'Jeanne Roux');
    await userEvent.selectOptions(screen.getByLabelText('Estate'), 'Third Estate');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Name')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create Custom Character' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Estate')).toHaveValue('');
    expect(calls('/api/characters')).toEqual([]);
  });

  it('stays in the form when it cannot be created, and the failure is logged', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    api.answer({ 'POST /api/characters': problem(503, 'unavailable', 'Later.') });
    await openForm();
    await userEvent.type(screen.getByLabelText('Name'), 'Jeanne Roux');
    await userEvent.selectOptions(screen.getByLabelText('Estate'), 'Third Estate');
    await userEvent.selectOptions(screen.getByLabelText('Profession'), 'Pamphleteer');
    await userEvent.type(screen.getByLabelText('Description'), 'A press in the cellar.');
    await userEvent.click(create());
    expect(await screen.findByText('Later.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Jeanne Roux');
    expect(create()).toBeEnabled();
    const notifications = within(screen.getByRole('region', { name: /^Notifications/ }));
    expect(notifications.queryByRole('listitem')).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('has a name cut at 65 characters and a description at 150', async () => {
    await openForm();
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.paste('é'.repeat(64) + '𝕽𝕽');
    expect(screen.getByLabelText('Name')).toHaveValue('é'.repeat(64) + '𝕽');
    await userEvent.click(screen.getByLabelText('Description'));
    await userEvent.paste('x'.repeat(151));
    expect(screen.getByLabelText('Description')).toHaveValue('x'.repeat(150));
  });

  it('loses its profession with another estate', async () => {
    await openForm();
    await userEvent.selectOptions(screen.getByLabelText('Estate'), 'Third Estate');
    await userEvent.selectOptions(screen.getByLabelText('Profession'), 'Lawyer');
    await userEvent.selectOptions(screen.getByLabelText('Estate'), 'First Estate');
    expect(screen.getByLabelText('Profession')).toHaveValue('');
    expect(screen.getByRole('option', { name: 'Abbé' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Lawyer' })).toBeNull();
  });
});

describe('a character of one’s own that is there', () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const address = `/api/characters/${own.id}`;
  beforeEach(() => api.answer({ 'GET /api/characters': { body: [desmoulins, own] } }));
  const press = async (button: string, role: 'dialog' | 'alertdialog', title: string) => {
    renderApp('/character-select');
    await user.click(await screen.findByRole('radio', { name: 'Jeanne Roux' }));
    await user.click(screen.getByRole('button', { name: button }));
    return within(await screen.findByRole(role, { name: title }));
  };

  it('is changed, and stays chosen', async () => {
    const changed = { ...own, name: 'Jeanne Leduc', estate: 'First Estate', profession: 'Abbé' };
    api.answer({ [`PATCH ${address}`]: { body: changed } });
    const dialog = await press('Edit: Jeanne Roux', 'dialog', 'Edit Character');
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Jeanne Leduc ');
    await user.selectOptions(dialog.getByLabelText('Estate'), 'First Estate');
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Profession'), 'Abbé');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('button', { name: 'Continue with Jeanne Leduc' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const { name, estate, profession, description } = changed;
    expect(api.asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name,
      estate,
      profession,
      description,
    });
  });

  it('keeps an office that it has from a prologue, and that is not in the list', async () => {
    const deputy = { ...own, profession: 'Deputy to the National Convention' };
    api.answer({ 'GET /api/characters': { body: [desmoulins, deputy] } });
    const dialog = await press('Edit: Jeanne Roux', 'dialog', 'Edit Character');
    expect(dialog.getByLabelText('Profession')).toHaveValue('Deputy to the National Convention');
    await user.selectOptions(dialog.getByLabelText('Estate'), 'First Estate');
    expect(dialog.queryByRole('option', { name: 'Deputy to the National Convention' })).toBeNull();
  });

  it('stays in the form when it cannot be changed', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    api.answer({ [`PATCH ${address}`]: problem(503, 'unavailable', 'Later.') });
    const dialog = await press('Edit: Jeanne Roux', 'dialog', 'Edit Character');
    await user.type(dialog.getByLabelText('Name'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Later.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Jeanne Roux!');
    logged.mockRestore();
  });

  it('is deleted after a question, and chosen no more', async () => {
    api.answer({ [`DELETE ${address}`]: { status: 204, body: '' } });
    const dialog = await press('Delete: Jeanne Roux', 'alertdialog', 'Delete Character');
    await user.click(dialog.getByRole('button', { name: 'Delete Character' }));
    expect(await screen.findByText('None yet. Someone history forgot can be yours.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });

  it('stays when it cannot be deleted', async () => {
    api.answer({ [`DELETE ${address}`]: problem(503, 'unavailable', 'Later.') });
    const dialog = await press('Delete: Jeanne Roux', 'alertdialog', 'Delete Character');
    await user.click(dialog.getByRole('button', { name: 'Delete Character' }));
    expect(await screen.findByText('Failed to delete the character. Please try again.')).toBeVisible();
  });

  it('is the only kind with such buttons', async () => {
    renderApp('/character-select');
    await screen.findByRole('radio', { name: 'Jeanne Roux' });
    expect(screen.getAllByRole('button', { name: /^(Edit|Delete): / })).toHaveLength(2);
  });
});

describe('addresses of any kind', () => {
  it.each(['atlantis', '<script>alert(1)</script>', '', 'toString'])(
    'show the French characters for a world called %j',
    async (game) => {
      renderApp(`/character-select?${new URLSearchParams({ game })}`);
      expect(await screen.findByText('Liberty or Death: 1789')).toBeVisible();
      expect(await screen.findByRole('radio', { name: 'Camille Desmoulins' })).toBeVisible();
      expect(localStorage.getItem('selectedGameType')).toBe('french_revolution');
    },
  );

  it.each(['<script>', '-1', '1e400', '104.5', ''])(
    'lead back to the characters from one called %j',
    async (character) => {
      const { router } = renderApp(
        `/difficulty?${new URLSearchParams({ character, game: 'roman_republic' })}`,
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Enter the Republic' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/character-select'));
      expect(calls('/api/game/start')).toEqual([]);
    },
  );
});

describe('the difficulty', () => {
  it('is normal unless chosen, and starts one game', async () => {
    api.answer({
      'POST /api/game/start': { status: 201, body: { gameState: openingState, character: desmoulins } },
    });
    const { router } = renderApp('/difficulty?character=104&game=french-revolution');
    expect(await screen.findByRole('radio', { name: 'Normal' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Begin the Revolution' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/game'));
    expect(router.state.location.search).toBe('?gameType=french_revolution');
    expect(calls('/api/game/start').map(({ body }) => body)).toEqual([
      { characterId: 104, difficulty: 'hard', gameType: 'french_revolution' },
    ]);
  });

  it('stays, ready for another try, when the game cannot be started', async () => {
    api.answer({ 'POST /api/game/start': problem(503, 'unavailable', 'Later.') });
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { router } = renderApp('/difficulty?character=104&game=roman_republic');
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the Republic' }));
    expect(await screen.findByText('Later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enter the Republic' })).toBeEnabled();
    expect(router.state.location.pathname).toBe('/difficulty');
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('leads back to the characters without one', async () => {
    const { router } = renderApp('/difficulty?game=sengoku_japan');
    await userEvent.click(await screen.findByRole('button', { name: 'Draw Your Sword' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/character-select'));
    expect(router.state.location.search).toBe('?game=sengoku_japan');
  });
});
