import type { GameState, Turn } from '@rubicon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desmoulins, firstTurn, openingState, serverSentEvent } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';
import { heldAnswer, problem, serveApi, type Answer, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';

const draftItem = `rubicon_draft_${openingState.gameId}`;
const placeholder = 'Enter your action, dialogue, or ask about the historical world...';
const goEast = () => screen.getByRole('button', { name: /^Go east/ });
const input = () => screen.getByPlaceholderText(placeholder);

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/games/saved': { body: [] },
  });
  stands(openingState);
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

function stands(gameState: GameState) {
  api.answer({ 'GET /api/game/state': { body: { gameState, character: desmoulins } } });
}

/** The server takes the turn; its stream ends with `turn`. */
function plays(turn: Turn) {
  api.answer({
    'POST /api/game/process': { status: 202, body: { turnId: turn.turnId, gameId: turn.gameId } },
    [`GET /api/game/turns/${turn.turnId}/events`]: ended(turn),
  });
}
function ended(turn: Turn): Answer {
  return { headers: { 'content-type': 'text/event-stream' }, body: serverSentEvent('outcome', turn) };
}
function calls(method: string, path: string) {
  return api.asked.filter((call) => call.method === method && call.url === path);
}
function earlierPages() {
  const pages = within(screen.getByRole('list', { name: 'Earlier pages' })).getAllByRole('article');
  return pages.map(({ textContent }) => textContent);
}
async function openGame() {
  const app = renderApp('/game?gameType=french_revolution');
  expect(await screen.findByText('The tocsin has not stopped since dawn.')).toBeVisible();
  return app;
}

it('says above the story that the account is suspended, and shows the story all the same', async () => {
  api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, isSuspended: true } } });
  await openGame();
  expect(await screen.findByText('This account is suspended')).toBeVisible();
});

it('shows the game: its title, date, player, and three moves', async () => {
  await openGame();
  expect(screen.getByRole('heading', { name: 'Liberty or Death: 1789' })).toBeVisible();
  expect(screen.getByText('14 July 1789')).toBeVisible();
  expect(screen.getByText(/Playing as Camille Desmoulins \(Third Estate\)/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Influence' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByRole('progressbar', { name: 'Reputation' })).toHaveAttribute('aria-valuenow', '45');
  const moves = screen.getByRole('region', { name: 'Your Next Move' });
  const listed = within(within(moves).getByRole('list'));
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Go eastFollow the crowd to the Bastille.',
    '2Find the ElectorsMake for the Hôtel de Ville.',
    '3Speak here and nowClimb the nearest cart.',
  ]);
  expect(screen.getByRole('button', { name: 'Save Game' })).toBeDisabled();
});

it('goes back to its save when asked twice, and offers it only when elsewhere', async () => {
  const turn = firstTurn();
  const away = {
    ...openingState,
    ...headOf(turn),
    savedTurnId: openingState.gameId,
    hasUnsavedChanges: true,
  };
  stands(away);
  renderApp('/game?gameType=french_revolution');
  const saved = { ...openingState, savedTurnId: openingState.gameId };
  api.answer({
    [`POST /api/games/${openingState.gameId}/rewind`]: { body: { gameState: saved, character: desmoulins } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'How you stand' }));
  await userEvent.click(screen.getByRole('button', { name: 'Return to save' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Return to save' }),
  );
  expect(await screen.findByText('14 July 1789')).toBeVisible();
  expect(calls('POST', `/api/games/${openingState.gameId}/rewind`).map(({ body }) => body)).toEqual([
    { turnId: openingState.gameId },
  ]);
  expect(screen.queryByRole('button', { name: 'Return to save' })).toBeNull();
});

it('plays one turn of a double click, and turns the page', async () => {
  const turn = firstTurn();
  plays(turn);
  await openGame();
  stands({ ...openingState, ...headOf(turn) });
  act(() => {
    // Both before the page has drawn the first.
    goEast().click();
    goEast().click();
  });
  expect(await screen.findByText('The drawbridge falls.')).toBeVisible();
  expect(screen.getByText('15 July 1789')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Go in/ })).toBeEnabled();
  expect(screen.getByText(/\$0\.0092 charged/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Game' })).toBeEnabled();
  expect(earlierPages()).toEqual([expect.stringContaining('The tocsin has not stopped since dawn.')]);

  // The game is asked for again.
  await waitFor(() => expect(calls('GET', '/api/game/state?gameType=french_revolution')).toHaveLength(2));
  const sent = calls('POST', '/api/game/process');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      userInput: 'Go east. Follow the crowd to the Bastille.',
      kind: 'suggestion',
      gameType: 'french_revolution',
      gameId: openingState.gameId,
      parentTurnId: openingState.headTurnId,
      currentNarrative: openingState.narrative,
    },
  ]);
  expect(sent[0]!.headers.prefer).toBe('respond-async');
  expect(sent[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

it('sends nothing that is blank', async () => {
  await openGame();
  await userEvent.type(input(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Send Your Response' })).toBeDisabled();
  expect(calls('POST', '/api/game/process')).toEqual([]);
});

it('turns the page when a turn is sent: nothing comes above the text while it is read', async () => {
  const turn = firstTurn({ status: 'pending', narrative: null });
  stands({ ...openingState, pendingTurn: turn });
  api.answer({ [`GET /api/game/turns/${turn.turnId}/events`]: heldAnswer().answer });
  renderApp('/game');
  expect(await screen.findByText('Free to stop until the first word')).toBeVisible();
  expect(earlierPages()).toEqual([expect.stringContaining('The tocsin has not stopped since dawn.')]);
  expect(calls('GET', `/api/games/${openingState.gameId}/turns`)).toEqual([]);
});

it('goes on following a turn that was being written', async () => {
  const turn = firstTurn();
  plays(turn);
  stands({ ...openingState, pendingTurn: firstTurn({ status: 'pending', narrative: null }) });
  renderApp('/game');
  expect(await screen.findByText('The drawbridge falls.')).toBeVisible();
  expect(calls('POST', '/api/game/process')).toEqual([]);
});

it('makes an error the newest page, keeps those before it and the text, and asks with the same key again', async () => {
  api.answer({ 'POST /api/game/process': { status: 500, body: '' } });
  const { router } = await openGame();
  await userEvent.type(input(), 'I climb the table.{Enter}');
  expect(await screen.findByText('Failed to process your input. Please try again.')).toBeVisible();
  expect(earlierPages()).toEqual([expect.stringContaining('The tocsin has not stopped since dawn.')]);
  expect(
    within(screen.getByRole('region', { name: 'Story' })).queryByText(/^The tocsin/),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Go east/ })).toBeNull();
  expect(input()).toHaveValue('I climb the table.');
  expect(sessionStorage.getItem(draftItem)).toBe('I climb the table.');

  await userEvent.click(screen.getByRole('button', { name: 'Back to the story' }));
  expect(screen.getByText('The tocsin has not stopped since dawn.')).toBeVisible();
  const turn = firstTurn({ kind: 'action', userInput: 'I climb the table.' });
  plays(turn);
  await userEvent.click(screen.getByRole('button', { name: 'Send Your Response' }));
  expect(await screen.findByText('The drawbridge falls.')).toBeVisible();
  expect(input()).toHaveValue('');
  expect(sessionStorage.getItem(draftItem)).toBeNull();
  const [first, second] = calls('POST', '/api/game/process');
  expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
  expect(router.state.location.pathname).toBe('/game');
});

it('tells why a turn failed, and plays the next try as another turn', async () => {
  const failure = {
    code: 'model_rate_limited',
    detail: 'API rate limit reached. Please wait a moment before trying again.',
  };
  plays(firstTurn({ status: 'failed', narrative: null, suggestions: [], receipt: null, failure }));
  await openGame();
  await userEvent.click(goEast());
  expect(await screen.findByText(failure.detail)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send Your Response' }));
  await waitFor(() => expect(calls('POST', '/api/game/process')).toHaveLength(2));
  const [first, second] = calls('POST', '/api/game/process');
  expect(second!.headers['idempotency-key']).not.toBe(first!.headers['idempotency-key']);
});

it('offers credits when there are none, and keeps what was typed', async () => {
  const sentence = 'No credits - purchase credits to play games';
  api.answer({
    'POST /api/game/process': problem(402, 'insufficient_credits', sentence),
    'POST /api/credits/purchase': { status: 500, body: '' },
  });
  await openGame();
  await userEvent.type(input(), 'I buy bread.{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Buy $5' }));
  await waitFor(() => expect(calls('POST', '/api/credits/purchase')).toHaveLength(1));
  expect(calls('POST', '/api/credits/purchase')[0]!.body).toEqual({
    amount: 5,
    product: 'credits',
    returnTo: 'game',
  });
  expect(input()).toHaveValue('I buy bread.');
});

it('offers credits too while the old ones are frozen, for new ones can be played at once', async () => {
  const sentence = 'Your credits are frozen while a payment is being disputed.';
  api.answer({ 'POST /api/game/process': problem(402, 'credits_frozen', sentence) });
  await openGame();
  await userEvent.type(input(), 'I buy bread.{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy $1' })).toBeEnabled();
  expect(input()).toHaveValue('I buy bread.');
});

it('says why narration rests, charges nothing, keeps what was typed, and plays it once when narration goes on', async () => {
  const sentence = 'The narrators rest for a while: We move them to a larger machine.';
  api.answer({ 'POST /api/game/process': problem(503, 'narration_paused', sentence) });
  await openGame();
  await userEvent.type(input(), 'I buy bread.{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  const alert = within(screen.getByText(sentence).closest('[role="alert"]')!);
  expect(alert.getByText('Not charged.')).toBeVisible();
  expect(alert.getByText('What you typed is kept. Send it again when they are back.')).toBeVisible();
  expect(input()).toHaveValue('I buy bread.');
  expect(sessionStorage.getItem(draftItem)).toBe('I buy bread.');
  const turn = firstTurn({ userInput: 'I buy bread.' });
  plays(turn);
  stands({ ...openingState, ...headOf(turn) });
  await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The drawbridge falls.')).toBeVisible();
  expect(calls('POST', '/api/game/process')).toHaveLength(2);
  expect(input()).toHaveValue('');
});

it('shows the latest of a game that has moved on elsewhere', async () => {
  api.answer({
    'POST /api/game/process': problem(409, 'game_moved_on', 'This game has moved on in another tab.'),
  });
  await openGame();
  await userEvent.click(goEast());
  expect(await screen.findByText('This game has moved on in another tab.')).toBeVisible();
  stands({ ...openingState, ...headOf(firstTurn()) });
  await userEvent.click(screen.getByRole('button', { name: 'Show the latest' }));
  expect(screen.getByRole('region', { name: 'Story' })).toHaveFocus();
  expect(await screen.findByText('The drawbridge falls.')).toBeVisible();
});

it('sends a preset question as one, until it is changed', async () => {
  const turn = firstTurn({ kind: 'question' });
  plays(turn);
  await openGame();
  await userEvent.click(screen.getByRole('button', { name: 'Ask Historical Questions' }));
  await userEvent.click(screen.getByRole('button', { name: 'What were the three estates?' }));
  expect(input()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(calls('POST', '/api/game/process')[0]?.body).toMatchObject({
      userInput: 'What were the three estates?',
      kind: 'question',
    }),
  );
});

it('is not undone by an answer that was on its way when the next turn was sent', async () => {
  const turn = firstTurn();
  const second = firstTurn({
    turnId: '22222222-2222-5222-8222-222222222222',
    turnNumber: 2,
    depth: 2,
    narrative: 'Inside.',
  });
  const loaded = { ...openingState, savedTurnId: openingState.gameId };
  plays(turn);
  api.answer({
    [`GET /api/game/load/${openingState.gameId}`]: { body: { gameState: loaded, character: desmoulins } },
  });
  const { router } = renderApp(`/game?loadGame=${openingState.gameId}&gameType=french_revolution`);
  await screen.findByText('The tocsin has not stopped since dawn.');
  // Once played, the game is asked for at its own address; that answer takes longer than the next turn's sending.
  const held = heldAnswer();
  api.answer({ 'GET /api/game/state': held.answer });
  await userEvent.click(goEast());
  expect(await screen.findByText('The drawbridge falls.')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?gameType=french_revolution'));
  await waitFor(() => expect(calls('GET', '/api/game/state?gameType=french_revolution')).not.toEqual([]));

  const end = heldAnswer();
  api.answer({
    'POST /api/game/process': { status: 202, body: { turnId: second.turnId, gameId: second.gameId } },
    [`GET /api/game/turns/${second.turnId}/events`]: end.answer,
  });
  await userEvent.click(screen.getByRole('button', { name: /^Go in/ }));
  await waitFor(() => expect(calls('GET', `/api/game/turns/${second.turnId}/events`)).toHaveLength(1));
  held.give({ body: { gameState: { ...loaded, ...headOf(turn) }, character: desmoulins } });
  await settled();
  stands({ ...loaded, ...headOf(second) });
  expect(screen.getByRole('button', { name: 'Shaping destiny...' })).toBeDisabled();
  end.give(ended(second));
  expect(await screen.findByText('Inside.')).toBeVisible();
});

it('keeps the story that was loaded and played though the game cannot be asked for at its own address', async () => {
  plays(firstTurn());
  api.answer({
    [`GET /api/game/load/${openingState.gameId}`]: {
      body: { gameState: { ...openingState, savedTurnId: openingState.gameId }, character: desmoulins },
    },
  });
  const { router } = renderApp(`/game?loadGame=${openingState.gameId}&gameType=french_revolution`);
  await screen.findByText('The tocsin has not stopped since dawn.');
  api.answer({ 'GET /api/game/state': problem(503, 'unavailable', 'Not now.') });
  await userEvent.click(goEast());
  await waitFor(() => expect(router.state.location.search).toBe('?gameType=french_revolution'));
  // How it stands after the turn, and which game the address means.
  await waitFor(() => expect(calls('GET', '/api/game/state?gameType=french_revolution')).toHaveLength(2));
  await settled();
  await settled();
  expect(screen.getByText('The drawbridge falls.')).toBeVisible();
  expect(screen.queryByText('The game could not be loaded')).toBeNull();
});

describe('closing the page with unsaved changes', () => {
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it.each([
    [true, false],
    [false, true],
  ])('with auto-save %s asks: %s', async (autoSave, asks) => {
    const settings = { ...playerProfile.settings, autoSave };
    api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, settings } } });
    stands({ ...openingState, ...headOf(firstTurn()) });
    renderApp('/game?gameType=french_revolution');
    await screen.findByText('The drawbridge falls.');
    await screen.findByText('Credits: $4.97');
    expect(close()).toBe(asks);
  });

  it('asks nothing when all is saved', async () => {
    const settings = { ...playerProfile.settings, autoSave: false };
    api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, settings } } });
    await openGame();
    await screen.findByText('Credits: $4.97');
    expect(close()).toBe(false);
  });
});

it.each(['not-a-game', '<script>', openingState.gameId])(
  'leads from a game that is not there (%s) to those that are',
  async (loadGame) => {
    renderApp(`/game?${new URLSearchParams({ loadGame, gameType: 'atlantis' })}`);
    expect(await screen.findByText('The game could not be loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your Saved Games' })).toHaveAttribute('href', '/saved-games');
  },
);

describe('leaving with unsaved changes', () => {
  const unsaved = { ...openingState, ...headOf(firstTurn()) };
  beforeEach(() => {
    stands(unsaved);
    api.answer({ 'POST /api/auth/logout': { status: 204, body: '' } });
  });
  const button = (name: string) => screen.getByRole('button', { name });
  const link = (name: string) => screen.getByRole('link', { name });
  const leave = async (way = () => link('Saved')) => {
    const app = renderApp('/game?gameType=french_revolution');
    await screen.findByText('The drawbridge falls.');
    await screen.findByText('Credits: $4.97');
    await userEvent.click(way());
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsaved Progress' });
    const press = (name: string) =>
      userEvent.setup({ pointerEventsCheck: 0 }).click(within(dialog).getByRole('button', { name }));
    return { ...app, dialog, press };
  };

  it.each([
    ['Home', '/', () => link('Home')],
    ['Games', '/game-select', () => link('Games')],
    ['Account', '/account', () => link('Account')],
    ['Logout', '/login', () => button('Logout')],
  ])('asks on the way out by %s, and leads on', async (_way, place, way) => {
    const { router, press } = await leave(way);
    expect(router.state.location.pathname).toBe('/game');
    expect(localStorage.getItem('token')).not.toBeNull();
    await press('Leave Without Saving');
    await waitFor(() => expect(router.state.location.pathname).toBe(place));
    expect(localStorage.getItem('token') === null).toBe(place === '/login');
  });

  it('asks on the way to the timeline', async () => {
    stands({ ...openingState, hasUnsavedChanges: true });
    const { router } = renderApp('/game');
    await userEvent.click(await screen.findByRole('button', { name: 'How you stand' }));
    await userEvent.click(screen.getByRole('link', { name: 'Timeline' }));
    expect(await screen.findByRole('alertdialog', { name: 'Unsaved Progress' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/game');
  });

  it('asks on the way to another game, and not where the same game is named otherwise', async () => {
    api.answer({
      [`GET /api/game/load/${openingState.gameId}`]: { body: { gameState: unsaved, character: desmoulins } },
    });
    const { router } = renderApp('/game?gameType=french_revolution');
    await screen.findByText('The drawbridge falls.');
    await act(() => router.navigate(`/game?loadGame=${openingState.gameId}&gameType=french_revolution`));
    expect(router.state.location.search).toContain('loadGame');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(() => router.navigate('/game?gameType=roman_republic'));
    expect(await screen.findByRole('alertdialog', { name: 'Unsaved Progress' })).toBeVisible();
  });

  it('saves before it logs out', async () => {
    api.answer({ 'POST /api/game/save': { body: { gameState: openingState, character: desmoulins } } });
    const { router, press } = await leave(() => button('Logout'));
    await press('Save & Continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(calls('POST', '/api/game/save')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    [true, null, 'every turn is kept, and the game goes on from here whether you save or not.'],
    [false, openingState.gameId, 'unless you save now, the game goes on from where you last saved it.'],
    [
      false,
      null,
      'the game goes on from here, but it is not among your saved games until you have saved it.',
    ],
  ])('says with auto-save %s, saved at %s, what is kept', async (autoSave, savedTurnId, kept) => {
    stands({ ...unsaved, savedTurnId });
    const settings = { ...playerProfile.settings, autoSave };
    api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, settings } } });
    const { dialog } = await leave();
    expect(dialog).toHaveTextContent(kept);
  });

  it('stays on Cancel', async () => {
    const { router, press, dialog } = await leave();
    expect(dialog).toHaveTextContent(
      'You have unsaved changes in your current game. What would you like to do?',
    );
    await press('Cancel');
    expect(router.state.location.pathname).toBe('/game');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leaves without saving', async () => {
    const { router, press } = await leave();
    await press('Leave Without Saving');
    await waitFor(() => expect(router.state.location.pathname).toBe('/saved-games'));
    expect(calls('POST', '/api/game/save')).toEqual([]);
  });

  it('saves the turn shown, then leaves', async () => {
    api.answer({ 'POST /api/game/save': { body: { gameState: openingState, character: desmoulins } } });
    const { router, press } = await leave();
    await press('Save & Continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/saved-games'));
    expect(calls('POST', '/api/game/save').map(({ body }) => body)).toEqual([
      { gameId: openingState.gameId, turnId: firstTurn().turnId },
    ]);
    expect(await screen.findByText('Your progress has been saved successfully.')).toBeVisible();
  });

  it('stays when saving fails', async () => {
    api.answer({ 'POST /api/game/save': problem(503, 'unavailable', 'Later.') });
    const { router, press } = await leave();
    await press('Save & Continue');
    expect(await screen.findByText('Save Failed')).toBeVisible();
    expect(screen.getByText('Failed to save your game. Please try again.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/game');
  });
});

it('says that there is no game', async () => {
  api.answer({ 'GET /api/game/state': { body: { gameState: null, character: null } } });
  renderApp('/game');
  expect(await screen.findByRole('heading', { name: 'No Active Game' })).toBeVisible();
  expect(screen.getByText('Start a new Liberty or Death: 1789 session')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Select Character' })).toHaveAttribute('href', '/character-select');
});

it.each([
  [openingState, '/game'],
  [null, '/game-select'],
])('leads /play to the game in progress, or to choose one', async (gameState, path) => {
  api.answer({
    'GET /api/game/state': { body: { gameState, character: gameState && desmoulins } },
  });
  const { router } = renderApp('/play');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

/** What has been answered has been drawn. */
async function settled() {
  await act(() => fetch('/api/games/saved').then((answer) => answer.text()));
}

function headOf(turn: Turn): Partial<GameState> {
  return {
    headTurnId: turn.turnId,
    parentTurnId: turn.parentTurnId,
    headInput: turn.userInput,
    narrative: turn.narrative ?? '',
    suggestions: turn.suggestions,
    currentDate: turn.currentDate ?? '',
    hasUnsavedChanges: true,
    turnCount: turn.turnNumber,
  };
}
