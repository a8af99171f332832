/** The game screen's words and waits (specification, section 2, "Game screen"). */
import type { GameState, GameType } from '@rubicon/contracts';
import { frenchRevolution } from '@rubicon/scenarios/public/french-revolution';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desmoulins, openingState } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';
import { heldAnswer, problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';
import { playTone } from './moves/suggestion-tone.js';
import { turnFailure } from './turn/turn-failure.js';

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
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

it('says that it loads, until the server has answered', async () => {
  const held = heldAnswer();
  api.answer({ 'GET /api/game/state': held.answer });
  renderApp('/game');
  expect(await screen.findByText('Loading game...')).toBeVisible();
  await waitFor(() => expect(api.asked.some(({ url }) => url === '/api/game/state')).toBe(true));
  held.give({ body: { gameState: openingState, character: desmoulins } });
  expect(await screen.findByText('The tocsin has not stopped since dawn.')).toBeVisible();
});

it('says that a game is being initialised while it has no text', async () => {
  stands({ ...openingState, narrative: '' });
  renderApp('/game');
  expect(await screen.findByText('Initializing game...')).toBeVisible();
});

it('can be tried again when the server is not well', async () => {
  api.answer({ 'GET /api/game/state': problem(503, 'unavailable', 'Please try again in a moment.') });
  renderApp('/game');
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  stands(openingState);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The tocsin has not stopped since dawn.')).toBeVisible();
});

it('saves what is not saved: pending, done, and nothing more to save', async () => {
  const held = heldAnswer();
  api.answer({ 'POST /api/game/save': held.answer });
  stands({ ...openingState, hasUnsavedChanges: true });
  renderApp('/game');
  await userEvent.click(await screen.findByRole('button', { name: 'Save Game' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  await waitFor(() => expect(api.asked.some(({ url }) => url === '/api/game/save')).toBe(true));
  held.give({ body: { gameState: openingState, character: desmoulins } });
  expect(await screen.findByText('Game Saved')).toBeVisible();
  expect(screen.getByText('Your progress has been saved successfully.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Save Game' });
  expect(button).toBeDisabled();
  await userEvent.hover(button.parentElement!);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('No changes to save');
});

it('offers six questions, and a hint that is gone for good once it is got', async () => {
  const { router } = renderApp('/game');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Historical Questions' }));
  const questions = screen.getByRole('button', { name: 'What were the three estates?' }).closest('ul');
  expect(questions?.children).toHaveLength(6);
  const hint = within(screen.getByRole('complementary', { name: 'Learn as You Play' }));
  expect(hint.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    frenchRevolution.learnExamples,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('heading', { name: 'Learn as You Play' })).toBeNull();
  await act(() => router.navigate('/account'));
  await act(() => router.navigate('/game'));
  expect(await screen.findByText('The tocsin has not stopped since dawn.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Learn as You Play' })).toBeNull();
});

it('sends no more than the last 50,000 characters of the story', async () => {
  stands({ ...openingState, narrative: `The end of it.${'x'.repeat(60_000)}` });
  api.answer({ 'POST /api/game/process': { status: 500, body: '' } });
  renderApp('/game');
  await userEvent.click(await screen.findByRole('button', { name: /^Go east/ }));
  await screen.findByText('Failed to process your input. Please try again.');
  const sent = api.asked.find(({ url }) => url === '/api/game/process');
  expect(sent?.body).toMatchObject({ currentNarrative: 'x'.repeat(50_000) });
});

describe('the tone of a suggestion', () => {
  /** jsdom has no Web Audio: what is played is noted here. */
  const frequenciesHz: number[] = [];
  class SoundNode {
    readonly gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    constructor(
      _context: unknown,
      readonly options: { frequency?: number },
    ) {}
    connect = (to: unknown) => to;
    start = () => void frequenciesHz.push(this.options.frequency ?? 0);
    stop = () => undefined;
  }
  class SoundContext {
    readonly currentTime = 0;
    readonly destination = {};
    resume = () => Promise.resolve();
  }
  beforeEach(() => {
    frequenciesHz.length = 0;
    Object.assign(window, { AudioContext: SoundContext, OscillatorNode: SoundNode, GainNode: SoundNode });
    api.answer({ 'POST /api/game/process': { status: 500, body: '' } });
  });

  it('sounds when one is chosen, and not once muted', async () => {
    renderApp('/game');
    await userEvent.click(await screen.findByRole('button', { name: /^Go east/ }));
    await waitFor(() => expect(frequenciesHz).toEqual([392, 932, 1568]));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the story' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mute tones' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Go east/ }));
    await screen.findByText('Failed to process your input. Please try again.');
    expect(frequenciesHz).toHaveLength(3);
    expect(localStorage.getItem('rubicon_tones_muted')).toBe('true');
  });

  it.each<[GameType, readonly number[]]>([
    ['french_revolution', [392, 932, 1568]],
    ['roman_republic', [233.1, 349.2]],
    ['sengoku_japan', [293.7, 440, 622.3]],
  ])('is one of %s alone', (gameType, played) => {
    playTone(gameType);
    expect(frequenciesHz).toEqual(played);
  });
});

it('takes no text and no suggestion while a turn is pending', async () => {
  const held = heldAnswer();
  api.answer({ 'POST /api/game/process': held.answer });
  renderApp('/game');
  await userEvent.click(await screen.findByRole('button', { name: /^Go east/ }));
  const input = screen.getByPlaceholderText(
    'Enter your action, dialogue, or ask about the historical world...',
  );
  expect(input).toHaveAttribute('aria-disabled', 'true');
  expect(input).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Shaping destiny...' })).toBeDisabled();
  for (const suggestion of openingState.suggestions)
    expect(screen.getByRole('button', { name: RegExp(`^${suggestion.title}`) })).toBeDisabled();
  await waitFor(() => expect(api.asked.some(({ url }) => url === '/api/game/process')).toBe(true));
  held.give({ status: 500, body: '' });
  expect(await screen.findByText('Failed to process your input. Please try again.')).toBeVisible();
  expect(input).not.toHaveAttribute('aria-disabled');
  expect(input).not.toHaveAttribute('readonly');
});

const text = { userInput: 'I wait.', kind: 'action', parentTurnId: openingState.headTurnId } as const;
it.each([
  [
    '429: insufficient_quota for billing',
    'OpenAI API quota insufficient. Please upgrade your OpenAI plan or check billing details.',
  ],
  ['429: quota', 'OpenAI API quota exceeded. Please check your OpenAI account billing and usage limits.'],
  ['429: billing', 'OpenAI API quota exceeded. Please check your OpenAI account billing and usage limits.'],
  ['429: rate limit', 'API rate limit reached. Please wait a moment before trying again.'],
  ['500: Internal Server Error', 'Failed to process your input. Please try again.'],
])('calls the failure %j by its sentence', (message, sentence) =>
  expect(turnFailure(new Error(message), text)).toMatchObject({
    code: null,
    sentence,
    text,
    reservedMicroUsd: 0,
  }),
);
